/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand. */
export const PHRASE_IMPORTANCE_WEIGHTS = `
= 21 a: -5 a:( 5 a:) 2 a:/ 5 a:; -4 a:< 6 a:after -8 a:as 6 a:be -5 a:by -4 a:can -2 a:including 2 a:like -5 a:must 2 a:that 3 a:through 2 a:to 7 a:using 4 a:via 4 a:we 3 a:we're -4 a:who 2 a:within -10 a:you 2 a:you’ll 3 a:| -4 a:“ -8
c:must 14 c:nice -16 c:none 9 cu:must:duties 2 cu:must:must 7 cu:must:nice 3 cu:nice:must -20 cu:nice:none 2 cu:none:duties 6 cu:none:must 15 cu:none:nice -22 cu:none:none 4 f:account 4 f:advise 2 f:analytical 3 f:applications -3 f:apply -4
f:building 3 f:business 2 f:client 2 f:collaborate 2 f:communicate 2 f:communication 4 f:community -3 f:company -3 f:compliance 2 f:construction -4 f:content 4 f:continuous 2 f:contribute -7 f:contributions -7 f:create 2 f:creative 2
f:crm 3 f:css -2 f:customer -5 f:data 6 f:design 3 f:designing 3 f:drive -3 f:drug 2 f:employee -6 f:energy 3 f:engineering 2 f:english 2 f:establish -4 f:face -5 f:flexible 2 f:full -3 f:future -6 f:help 3 f:identify -3 f:individual -3
f:information 2 f:insurance -7 f:javascript -2 f:jquery -4 f:kubernetes 2 f:language 2 f:lead 4 f:learn -4 f:liaison 2 f:machine -2 f:maintain 3 f:maintenance -4 f:manage -3 f:management 3 f:manager -3 f:managing 2 f:meet 2 f:mentor -7
f:ms 3 f:multi -5 f:organization 7 f:own 4 f:part -8 f:participate 3 f:partner 2 f:pharmaceutical 2 f:planning 2 f:platforms 2 f:privacy -2 f:proactively -6 f:procore 2 f:product 2 f:professional 3 f:programming -4 f:project 5 f:provide -10
f:provides 2 f:providing -2 f:quality 2 f:rehabilitation 2 f:report -3 f:requirements 2 f:review -7 f:riverside 3 f:sales 7 f:self 2 f:service 4 f:social -4 f:software 4 f:staff -3 f:student -17 f:support 3 f:supporting -2 f:systems 2
f:take -3 f:team 4 f:technical 2 f:technology -3 f:testing 2 f:use -2 f:user 3 f:verbal -2 f:web 2 f:work 3 l: -5 l:ability 2 l:comfortable -3 l:confident 4 l:degree -4 l:evidence 3 l:experience -4 l:expertise -3 l:familiar 2
l:familiarity -2 l:knowledge 3 l:looking 2 l:passion -3 l:passionate 2 l:proficiency 2 l:required -2 l:responsible 5 l:willing 3 l:years 5 m -15 m:assist 4 m:attend -10 m:contri -4 m:help 4 m:helpin 5 m:helps -3 m:opport 3 m:stay u -7
o:3+ -2 o:5+ 2 o:a 5 o:all -5 o:are 3 o:as -10 o:assist -3 o:assists -3 o:candidates 2 o:collaborate 4 o:communications 2 o:comply -9 o:conduct 2 o:contextual 2 o:contribute -11 o:create 2 o:current 3 o:data 4 o:demonstrated 2
o:description 2 o:design 3 o:develop 2 o:do 5 o:drug 3 o:e -19 o:ensure -3 o:establish -3 o:eversana -8 o:evidence 4 o:excellent 5 o:experience 2 o:for 4 o:ford -7 o:global 3 o:good 3 o:have 2 o:help 2 o:hospital -4 o:ideally -6
o:identify 5 o:if -5 o:in 2 o:insurance -5 o:intermediate -5 o:it -3 o:key 2 o:lead 3 o:lhbs -3 o:maintain 2 o:maintenance -4 o:manage 2 o:mentor -6 o:minimum -5 o:modifying -4 o:monitor -4 o:net -3 o:now 2 o:offerings -4 o:operates 2
o:osha -7 o:our -5 o:owns 3 o:participate 2 o:partner -4 o:previous 3 o:principal 2 o:prior 5 o:proficiency 4 o:proficient -3 o:prompting 2 o:proven 2 o:provide -9 o:provides 2 o:responsible 2 o:review -5 o:riverside 3 o:senior 2 o:speak 5
o:stay -7 o:strong 3 o:support 2 o:team 2 o:technical -7 o:the 7 o:theatre -4 o:this -6 o:to 4 o:understand 2 o:understanding -9 o:utilize 2 o:we -5 o:what 6 o:with 2 o:writing 6 o:your 3 p:1 3 p:2 -2 p:3 2 s:-1 4 s:-2 6 s:-3 2 s:-4 -7
s:2 4 s:4 -5 u:duties 10 u:must 3 u:nice -17 u:none 8 v:false 5 v:true 2
`;
