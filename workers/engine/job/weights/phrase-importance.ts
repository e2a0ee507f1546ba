/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand. */
export const PHRASE_IMPORTANCE_WEIGHTS = `
= 23 a: -2 a:( 5 a:, 2 a:/ 3 a:: 4 a:as 5 a:be -3 a:by -4 a:can 2 a:have -4 a:including 3 a:is 4 a:like -7 a:per 2 a:that 6 a:through 2 a:to 3 a:using 2 a:via 2
a:we -3 a:who 2 a:within -7 a:you -2 a:you'll -2 a:you’ll -2 a:| -3 a:“ -9 c:must 12 c:nice -14 c:none 9 cu:must:must 8 cu:must:none 3 cu:nice:duties -3
cu:nice:must -13 cu:nice:none 2 cu:none:duties 7 cu:none:nice -5 cu:none:none 3 f:account 3 f:act 2 f:acute -4 f:analytical 5 f:applications -5 f:available 2
f:best 2 f:building 3 f:business -3 f:client 2 f:collaborate 2 f:communicate 2 f:communication 5 f:community -2 f:company -4 f:competitive 2 f:compliance 2
f:construction -3 f:contribute -8 f:contributions -8 f:creative 4 f:crm 2 f:data 4 f:day 2 f:design 2 f:designing 4 f:detail -2 f:digital -2 f:drive -3
f:employee -7 f:energy 2 f:engineering 2 f:english 2 f:ensure -2 f:establish -3 f:face -4 f:fast -4 f:flexible 2 f:full -3 f:hcpc 2 f:information 3 f:internal 2
f:interpersonal -2 f:language 3 f:lead 5 f:leadership 2 f:learn -4 f:looking 3 f:maintain 4 f:maintenance -4 f:manage -3 f:management 4 f:managing 2
f:marketing -4 f:meet 3 f:monitors 2 f:ms 3 f:multi -5 f:new -2 f:open 2 f:organizational 3 f:own 3 f:participate 2 f:partner 2 f:proactively -7 f:problem -2
f:procore 3 f:product 2 f:production 2 f:professional 5 f:project 4 f:provide -7 f:provides 2 f:providing -4 f:range -3 f:resolve -3 f:riverside 3 f:sales 5
f:security -4 f:self 3 f:social -6 f:software 2 f:staff 2 f:strategic 2 f:student -15 f:support 3 f:systems 2 f:take 2 f:team 3 f:teams -3 f:technical 3
f:technology -3 f:testing 3 f:theatre 2 f:time -2 f:use -2 f:user 3 f:verbal -3 f:web 2 f:writing -3 l: -6 l:ability 9 l:comfortable -3 l:command 3
l:committed -2 l:confident 3 l:degree -4 l:demonstrated 2 l:evidence 2 l:experience -3 l:familiarity -3 l:knowledge 3 l:passion -3 l:passionate 3 l:proficient 3
l:required -2 l:willing 3 l:years 6 m -14 m:as nee -3 m:as req 5 m:attend -7 m:helpin -3 m:helps -3 m:may 6 m:opport -6 m:partic 2 m:volunt -3 o:4+ 4 o:5+ 4
o:a 3 o:ability 9 o:achievement -4 o:act 2 o:additional 2 o:adhere 2 o:all -7 o:are 3 o:as -5 o:assist -3 o:assists -3 o:bachelor -2 o:band 2 o:becoming 2
o:certification 2 o:communications 2 o:comply -9 o:conduct 2 o:contribute 2 o:create 2 o:creative 2 o:current 2 o:define 3 o:demonstrated 6 o:description 2
o:design 4 o:develop -2 o:duties 2 o:e -13 o:effective 2 o:ensure -7 o:establish -3 o:eversana -8 o:evidence 4 o:excellent -9 o:experience -4 o:familiarity -2
o:flexibility 3 o:for 2 o:gathering 2 o:giving 2 o:good 8 o:help -3 o:hospital -3 o:ideally -7 o:identify 6 o:if -4 o:interest -6 o:intermediate -3 o:lead 4
o:lhbs -4 o:maintain 5 o:maintenance -3 o:manage 2 o:manager 2 o:manual 2 o:maths 2 o:minimum -4 o:modifying -4 o:monitors -4 o:net -2 o:networking -9 o:now 2
o:offerings -4 o:operates 3 o:our -3 o:outstanding 4 o:please 2 o:possesses -3 o:previous 3 o:prior -4 o:procore 2 o:proficiency 2 o:proficient -2 o:proven 4
o:provide -4 o:provides 2 o:range -2 o:responsible 2 o:riverside 3 o:skills 4 o:solid -2 o:student -2 o:supports -2 o:team 2 o:technical -7 o:the 6 o:theatre -2
o:this -7 o:to 3 o:trust 2 o:understanding -13 o:utilize 2 o:we -2 o:with 2 o:work -4 o:writing 4 o:you -4 o:your 4 p:0 -3 p:1 4 p:2 2 p:3 5 p:4 4 p:5 -7
s:-1 -4 s:-2 7 s:-4 -5 s:0 6 s:3 8 s:4 -7 u:duties 5 u:must -5 u:nice -5 u:none 8 v:false 5
`;
