/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand. */
export const PHRASE_WEIGHTS = `
a:" 3 a:# -4 a:% 4 a:) 6 a:, 3 a:. 4 a:; 6 a:@ -3 a:^ 3 a:after 2 a:and -2 a:as 2 a:be 5 a:being -5 a:by -6 a:can 3 a:has -4 a:i -9 a:if -2 a:include -3
a:including 7 a:is 2 a:may -2 a:must 3 a:per 2 a:should -3 a:that 2 a:via 2 a:we're 2 a:when -2 a:which -4 a:whilst -4 a:who 5 a:within -4 a:you -3 a:you'll 5
a:you’ll 4 a:– -3 a:— 2 a:‘ -2 a:“ 4 a:… 3 as:":2 -3 as:(:-2 -6 as:(:-3 -4 as:(:0 5 as:(:2 4 as:):-2 4 as:):2 -3 as:,:-2 -4 as:,:-3 -2 as:,:0 -4 as:,:1 3
as:,:2 9 as:.:-1 -3 as:.:-2 -4 as:.:-3 4 as:.:1 3 as:/:-3 -2 as:/:0 3 as:::0 -5 as:::1 5 as:;:-3 -6 as:;:1 5 as:^:-2 7 as:^:0 -4 as:^:3 -2 as:and:-1 -3
as:and:-2 4 as:and:1 -3 as:are:-1 -3 as:are:0 5 as:are:1 -6 as:are:2 2 as:as:-2 -3 as:as:0 -4 as:as:1 3 as:as:2 4 as:be:-2 2 as:be:-3 5 as:be:2 -3 as:been:-3 -2
as:by:-1 2 as:by:-2 -5 as:by:-3 -3 as:by:0 3 as:by:1 -4 as:by:2 2 as:can:-2 -3 as:can:1 7 as:has:-2 2 as:have:-1 -5 as:have:-2 -4 as:have:-3 6 as:have:0 2
as:i:1 -6 as:include:1 -3 as:including:-3 -4 as:including:0 5 as:including:1 5 as:including:2 2 as:is:-1 -5 as:is:-2 6 as:is:-3 4 as:is:0 6 as:is:1 -2
as:is:2 -8 as:it:-1 2 as:may:-1 2 as:per:-3 -3 as:per:1 3 as:than:-3 5 as:that:-1 5 as:that:-2 -5 as:that:1 4 as:that:2 -5 as:to:-1 -5 as:to:-2 -3 as:to:0 2
as:to:1 4 as:to:2 2 as:to:3 2 as:using:0 4 as:using:1 -6 as:we're:-1 -4 as:we:-2 5 as:we:0 -5 as:we’re:-2 3 as:which:-2 -3 as:while:0 -5 as:while:2 4
as:who:-2 -3 as:who:-3 -3 as:will:-1 3 as:will:-3 3 as:will:1 -4 as:will:2 -2 as:within:0 -4 as:you:-1 3 as:you:-3 -2 as:you:1 -4 as:you’ll:1 -3 as:–:-2 3
as:–:-3 -2 as:–:2 -4 as:“:-3 -2 as:“:0 3 c:all:-1 6 c:all:-2 -2 c:all:-3 -2 c:all:0 9 c:all:1 8 c:half:-1 -4 c:half:-3 -3 c:half:1 2 c:half:2 6 c:half:3 4
c:no:-1 -10 c:no:-2 -4 c:no:-3 -10 c:no:1 -4 c:no:3 5 c:some:-2 -5 c:some:-3 -6 c:some:0 -2 c:some:1 3 c:some:2 8 c:some:3 2 e:abilit -2 e:access -4 e:accura -2
e:acquis -5 e:activi 2 e:admini -11 e:affili -2 e:agenci -4 e:agency 5 e:algori -4 e:alread -3 e:amp 4 e:analys 3 e:applic 14 e:apply 2 e:appren 2 e:approa 7
e:archit 4 e:assist -3 e:assura 2 e:attent 3 e:base -3 e:based -5 e:bay -2 e:beans 6 e:belief -3 e:benefi 5 e:brand -2 e:budget 3 e:buildi 4 e:calls 4
e:campai 6 e:care 7 e:career 4 e:catego 5 e:certif 3 e:challe -4 e:checks 3 e:client -8 e:clinic 4 e:coachi -6 e:code 2 e:coding 6 e:com -2 e:commit 4
e:commun 17 e:compan 7 e:compen 6 e:compet 3 e:comple -3 e:compli 8 e:confid -7 e:conste -2 e:consul 4 e:conten 3 e:contri 10 e:countr 3 e:custom 3 e:d -2
e:dallas -2 e:day 10 e:deadli 4 e:degree -3 e:dental -2 e:descri -4 e:design -4 e:detail 7 e:differ -2 e:diplom -7 e:direct 2 e:dirty -5 e:disabi -2 e:discus 3
e:divers -5 e:do -2 e:docume 2 e:driven 5 e:duties -6 e:dynatr -3 e:editor 3 e:effort 6 e:email -2 e:emails 3 e:empath 5 e:enable 2 e:energy 6 e:engine 6
e:englis 6 e:enough 4 e:enviro -3 e:equipm 4 e:eversa -3 e:everyt 5 e:excel 2 e:excite -3 e:expect -4 e:experi 4 e:feedba -2 e:first 2 e:framew 2 e:friend -4
e:functi -3 e:games 2 e:goals -4 e:group -3 e:guidel -4 e:health 10 e:here -2 e:holida -2 e:hospit -3 e:hour -4 e:how -3 e:html 2 e:ideas -7 e:implem -10
e:import 4 e:improv 2 e:incent -2 e:inclus 3 e:indepe 4 e:indust 4 e:inform -11 e:infras 3 e:initia -2 e:insigh -7 e:instal 4 e:insura -3 e:integr 4 e:interp 2
e:interv 11 e:issues 4 e:javasc 2 e:jquery 6 e:kayak -2 e:key 3 e:law -2 e:lead 2 e:leader 5 e:learne 2 e:leave -2 e:level -3 e:limite -4 e:living -2
e:locati -9 e:london -2 e:lookin -3 e:love -4 e:make -2 e:makers 2 e:manage 2 e:manner -2 e:manufa -2 e:market 7 e:match -3 e:materi 3 e:medica -3 e:medici 3
e:meetin -4 e:member 5 e:missio -3 e:models 4 e:money -2 e:months -2 e:more -3 e:nakedh -2 e:namely -2 e:needs 3 e:nhs -2 e:nights 2 e:now 3 e:object 2
e:office -2 e:one -5 e:operat -2 e:option 4 e:orient 3 e:origin -2 e:others -2 e:overti 4 e:owners -4 e:partne -7 e:path -2 e:people -6 e:perfor 2 e:person 5
e:pgi 3 e:phone -2 e:place -2 e:planni -6 e:plans 3 e:platfo 3 e:positi -9 e:post -3 e:power -10 e:practi 8 e:presen 6 e:priori 2 e:proble -2 e:proced 4
e:proces 3 e:procor 3 e:produc 10 e:profes 6 e:projec 5 e:propos -4 e:proud -2 e:psycho 5 e:range 2 e:redpan 14 e:regard 5 e:regist 4 e:regula 4 e:relate -3
e:relati 2 e:religi -2 e:remote 2 e:requir 6 e:resear 2 e:resour -4 e:respon -2 e:result -4 e:resume 3 e:review 4 e:right -3 e:rivers 11 e:role -2 e:royalc -2
e:s -4 e:sad -5 e:safety 4 e:sales -3 e:schedu 3 e:scienc 5 e:scient 3 e:securi 3 e:servic -4 e:settin 3 e:sex -2 e:slack -2 e:softwa 4 e:soluti -7 e:speak -3
e:speech 6 e:staff 5 e:standa 3 e:status -2 e:strate 11 e:subcon 3 e:subjec -4 e:succes 2 e:superv -4 e:suppli 3 e:suppor 3 e:talent -3 e:target 3 e:tasks -3
e:teams -4 e:techni 7 e:techno 2 e:term -3 e:testin 3 e:them 3 e:therap 7 e:there -4 e:think -3 e:thinki 3 e:togeth -3 e:tools 2 e:transp 3 e:travel 2
e:trends 5 e:trust 2 e:type -2 e:unders 6 e:us -7 e:vacanc -4 e:vacati -2 e:value -2 e:verica -3 e:verify 3 e:want -3 e:way -4 e:we 8 e:websit -2 e:weeken 7
e:why -2 e:work 9 e:world -2 e:writin 3 e:years -4 f:access -3 f:account -3 f:act 2 f:active 2 f:acute 5 f:addition -2 f:advertising -3 f:aggressive 5
f:along -2 f:already -3 f:am -2 f:ambitious -2 f:amp 4 f:analysis -2 f:analytical 6 f:applications 3 f:apply -6 f:approve 2 f:arise 2 f:assist 2 f:attention 3
f:available 7 f:baby -5 f:bachelor -5 f:band 2 f:base -2 f:believe 4 f:benefits 3 f:best 4 f:bmi -2 f:brands -3 f:bsc -4 f:budget 4 f:build -5 f:building 10
f:business -6 f:but -2 f:call -2 f:candidates 2 f:category 3 f:chance -2 f:check -2 f:client -2 f:clients -2 f:collaborate 3 f:collaboration -6 f:colorado -2
f:combination -4 f:combining -5 f:committed 3 f:communication 5 f:community 4 f:company -4 f:competitive 4 f:compliance 5 f:comprehensive -2 f:conduct 2
f:conducting -3 f:connect -2 f:construction 4 f:contact 5 f:content 8 f:contract -3 f:contribute -5 f:contributions 3 f:creating -2 f:creative 2 f:dallas -2
f:day 2 f:days -3 f:define -2 f:dental -2 f:department -2 f:description -8 f:design 5 f:designing 2 f:developing -6 f:development 11 f:digital 4 f:direct -6
f:disability -3 f:do -5 f:don -2 f:drive 2 f:drug 5 f:duties -4 f:dynamic -4 f:dynatrace -6 f:editing 2 f:education -3 f:eeo -4 f:eligible -2 f:eme 4
f:employees -2 f:empower -3 f:enable -2 f:end -5 f:energy 10 f:engineering 3 f:english 7 f:ensure -3 f:entertainment 5 f:equal -2 f:even 2 f:eversana 3
f:exciting -4 f:explore -5 f:external -3 f:face 3 f:federal -3 f:feel -5 f:financial -4 f:first -7 f:flexible 2 f:focus 6 f:follow -3 f:food 5 f:form -3
f:founded -2 f:free -2 f:full 4 f:functional 2 f:further -4 f:future 2 f:get -4 f:getting -3 f:global -2 f:grow 2 f:growing -2 f:growth 2 f:handling -6 f:hcpc 3
f:healthcare -4 f:helping -6 f:helps -3 f:homerton -2 f:human -4 f:improve 2 f:in -6 f:inclusion 3 f:independent -2 f:internal -3 f:international -3
f:interview 7 f:interviews 3 f:job -3 f:kayak -2 f:kept -2 f:key -4 f:knowledgeable 5 f:language 4 f:lead 3 f:leadership -2 f:leading -2 f:learn 4 f:learning -2
f:level -3 f:liaison 4 f:life -3 f:live -3 f:location -5 f:looking 4 f:love -2 f:made -2 f:maintain 6 f:maintenance 2 f:make -4 f:manage 2 f:management 6
f:managing 2 f:many -2 f:master 4 f:medical -8 f:meet 2 f:mobile -5 f:money -2 f:monitors 2 f:month 3 f:multi 5 f:namely -2 f:nhs -2 f:nights 3 f:no -4 f:now -3
f:older 5 f:open -3 f:opportunity 5 f:organizational 3 f:ownership -4 f:paid -4 f:part -3 f:participate 3 f:partner 4 f:patient 2 f:people -2 f:permanent -6
f:personal -4 f:phone -2 f:planning -2 f:please -4 f:position -4 f:post -5 f:pre 2 f:principal -3 f:private -4 f:proactively 3 f:procore 8 f:product -9
f:production 4 f:products 3 f:professional 5 f:project 9 f:provide -6 f:providing 9 f:quick 3 f:race -2 f:range 4 f:redpanda 5 f:regard 5 f:religion -2
f:requirements 7 f:retirement 2 f:review -5 f:right -5 f:riverside 15 f:role -2 f:running 6 f:sad -3 f:safeguarding -3 f:salary -7 f:sales 4 f:science 6
f:self 4 f:senior -2 f:sense 3 f:service 5 f:sex -2 f:share -4 f:show 5 f:slack -2 f:small 2 f:speak -3 f:spire 3 f:spotsource -3 f:stay -3 f:strategic 2
f:student 7 f:successful -5 f:supervision -2 f:support 3 f:supporting 2 f:supportive -3 f:sure -3 f:systems 9 f:taking -4 f:team 11 f:teams 8 f:technical -5
f:technology 6 f:testing 6 f:theatre 7 f:there -3 f:think -4 f:thrive -6 f:time 2 f:training -3 f:travel 2 f:u -2 f:understand -2 f:us 2 f:user 5 f:utilize -5
f:variety -2 f:verde 2 f:vericast -2 f:veteran -2 f:want -3 f:web 4 f:weekends 7 f:what -2 f:wide 5 f:work -7 f:world -2 f:writing 4 f:years 3 f:you -2
f:young 4 fe:ace:false -4 fe:ace:true -3 fe:ack:false -2 fe:act:true 5 fe:acy:false 5 fe:ade:false 3 fe:ade:true -3 fe:age:false -2 fe:age:true 14
fe:ake:false -2 fe:ake:true -2 fe:all:true 2 fe:als:false -8 fe:am:true -2 fe:ame:true 2 fe:amp:false 4 fe:ams:true 8 fe:ana:true 5 fe:ant:false -6
fe:any:false -2 fe:any:true -4 fe:ard:false 3 fe:ard:true -6 fe:are:true -6 fe:arn:true 4 fe:ars:true 5 fe:art:true 3 fe:ary:false -3 fe:ary:true -7
fe:ase:true -6 fe:ate:true 2 fe:ays:false -2 fe:bal:true -2 fe:ble:false 2 fe:ble:true -8 fe:bmi:true -2 fe:but:false -3 fe:cal:false 5 fe:cal:true -7
fe:ced:true 6 fe:ces:true -7 fe:cpc:true 6 fe:cts:false 7 fe:cts:true 8 fe:cus:true 6 fe:day:false 3 fe:ded:true -2 fe:der:false 6 fe:der:true 6 fe:des:true 2
fe:dia:true 3 fe:dly:true -2 fe:do:false -2 fe:do:true -3 fe:don:true -2 fe:ead:false -7 fe:ead:true 3 fe:eak:false -3 fe:eal:true 3 fe:eam:true 5
fe:eck:true -2 fe:ect:false 5 fe:ect:true 4 fe:eel:true -5 fe:een:true -2 fe:eet:true 2 fe:eld:true 7 fe:elf:true 4 fe:ely:false -3 fe:ely:true -4 fe:eme:true 3
fe:ems:false 6 fe:end:true -8 fe:ent:false 3 fe:ent:true 10 fe:ept:true 3 fe:ere:false -6 fe:ers:false 2 fe:ers:true -2 fe:ess:true 5 fe:est:false 2
fe:eve:true 8 fe:fer:true -5 fe:fic:true 4 fe:ful:false -5 fe:ful:true -4 fe:ger:true -2 fe:ges:true -3 fe:ght:false -4 fe:gle:true -2 fe:hat:false -5
fe:hat:true 2 fe:hed:true -2 fe:her:true -4 fe:hip:false -3 fe:how:false -2 fe:how:true 7 fe:hts:false 7 fe:ial:true 3 fe:ice:false -2 fe:ice:true 4
fe:ick:true 2 fe:ics:false -4 fe:ics:true -2 fe:ide:false 16 fe:ide:true 6 fe:ied:true 3 fe:ier:true 7 fe:iew:true -3 fe:ife:true -3 fe:ify:true -2
fe:ild:true -5 fe:ile:true -5 fe:ime:true 3 fe:in:true -6 fe:ine:true -3 fe:ing:false -3 fe:ink:false -3 fe:ins:false -2 fe:ins:true -5 fe:int:false 3
fe:ior:true -2 fe:ips:true -2 fe:ipt:false 7 fe:ire:false -2 fe:ire:true 4 fe:ise:true 7 fe:ish:false 5 fe:ite:true 2 fe:its:false 7 fe:ity:false -4
fe:ity:true -2 fe:ive:false 6 fe:ive:true 13 fe:ize:true -5 fe:job:true -2 fe:key:false 2 fe:key:true -6 fe:lay:true -3 fe:led:true -2 fe:ler:true -4
fe:lly:false 2 fe:lly:true -6 fe:lor:true -5 fe:low:true -3 fe:lps:true -3 fe:lth:true -2 fe:lti:true 5 fe:man:true -4 fe:nal:false -2 fe:nal:true -3
fe:nce:false 10 fe:ncy:false -3 fe:ncy:true -3 fe:nds:false 2 fe:nds:true 2 fe:ned:true -5 fe:ner:false -6 fe:ner:true 4 fe:ney:false -2 fe:nge:false 5
fe:nhs:true -2 fe:no:true -4 fe:nse:true 3 fe:nts:true 4 fe:ogy:false 7 fe:ole:false -2 fe:one:false -6 fe:ong:true -3 fe:ons:false 3 fe:ons:true 5
fe:ood:true 5 fe:ope:false -3 fe:ore:false 7 fe:ork:true -2 fe:orm:true -2 fe:ors:true 7 fe:ort:true 2 fe:ory:false 3 fe:ory:true 7 fe:ost:true -4
fe:ote:false 2 fe:ote:true -4 fe:our:false -4 fe:ove:true -2 fe:pal:true -2 fe:ped:true -2 fe:ple:false 2 fe:ple:true -3 fe:ply:true -5 fe:pre:true 2
fe:ral:true -3 fe:ran:true -2 fe:rde:true 2 fe:ree:true -2 fe:rgy:true 10 fe:rld:true -2 fe:rly:true -4 fe:rse:true 5 fe:rst:false 2 fe:rst:true -9
fe:rts:false -3 fe:rug:true 5 fe:sad:false -5 fe:sed:true -2 fe:ser:true 4 fe:ses:true -2 fe:sex:false -2 fe:sr:true 2 fe:sts:false -7 fe:tal:false 3
fe:tal:true 3 fe:tay:true -3 fe:tch:false -3 fe:ted:false -5 fe:ter:true 10 fe:tes:false 2 fe:tes:true -5 fe:tic:false 4 fe:tly:false 5 fe:ton:true -3
fe:tor:false 7 fe:tre:true 7 fe:try:false -4 fe:try:true -5 fe:tus:false -2 fe:u:true -2 fe:uct:true -7 fe:ues:true 4 fe:ull:true 4 fe:ung:true 4 fe:unt:true -5
fe:ure:false -2 fe:ure:true 10 fe:ute:true -2 fe:vel:false 2 fe:vel:true -3 fe:ver:true 2 fe:ves:true 2 fe:web:true 4 fe:wer:true -3 fe:yer:false -3
fe:you:true -2 fe:zed:true -2 fe:zes:true 3 i:0:1 9 i:0:3 10 i:1:2 4 i:1:4 -2 i:1:5 -3 i:2:4 -4 i:2:5 -3 i:3:4 -5 i:4:5 -6 k:core -2 k:emerging -5 k:method 10
k:soft 4 k:tool 6 kr:core:-1 -5 kr:core:-2 -6 kr:core:-3 -2 kr:core:0 4 kr:core:1 3 kr:core:2 4 kr:emerging:-2 -3 kr:emerging:-3 -2 kr:method:1 4 kr:method:2 5
kr:method:3 2 kr:soft:-1 4 kr:soft:-2 4 kr:soft:-3 -2 kr:soft:0 4 kr:soft:1 2 kr:soft:2 -7 kr:tool:-2 -2 kr:tool:-3 -2 kr:tool:2 6 kr:tool:3 4 l: -10
l:ability 14 l:bring -4 l:comfortable 2 l:committed -3 l:degree -3 l:experience 9 l:level -5 l:passion 3 l:passionate -6 l:proficient 3 l:required -14
l:responsibility -3 l:responsible 8 l:skills 2 l:understanding 8 l:willing 2 l:years 10 n:1 3 n:2 10 n:4 8 n:7 -7 n:8 -13 nc:1:all 8 nc:1:no -3 nc:2:all 7
nc:2:half 6 nc:2:no 2 nc:2:some -4 nc:3:half 5 nc:3:no -8 nc:3:some 4 nc:4:all 5 nc:4:half -6 nc:4:no -11 nc:4:some -4 nx:! -5 nx:" 2 nx:& 5 nx:) -2 nx:, 3
nx:- -5 nx:. -3 nx:/ 2 nx:: -8 nx:; 5 nx:@ -3 nx:_ -2 nx:a -2 nx:across -3 nx:and 4 nx:are 4 nx:at -3 nx:be -3 nx:being 8 nx:experience 6 nx:for -3 nx:from 2
nx:has 11 nx:i -10 nx:if -2 nx:in 3 nx:include -4 nx:it -5 nx:must 4 nx:necessary 3 nx:on -6 nx:or 2 nx:per 6 nx:preferred 2 nx:required 3 nx:such -2
nx:through 5 nx:to 6 nx:under 5 nx:via 3 nx:where -2 nx:which -2 nx:while -2 nx:who 9 nx:within 4 nx:you -11 nx:| 3 nx:– -2 nx:— -2 nx:“ -2 nx:” 2 o2:148_000 -2
o2:2_gcses -5 o2:4+_years 6 o2:5+_years 5 o2:a_couple -4 o2:a_wide 5 o2:above_all -2 o2:access_to -7 o2:achievement_of 2 o2:act_as 8
o2:additional_responsibilities 2 o2:additionally_you -13 o2:address_customer 2 o2:adhere_to 2 o2:administer_account 3 o2:align_stakeholders -3
o2:all_applicants 2 o2:all_emergency 4 o2:all_of -2 o2:all_qualified 5 o2:all_your -3 o2:always_innovate 3 o2:applicants_who 3 o2:as_an -5 o2:as_part -4
o2:as_the 4 o2:assists_in -3 o2:at_sdw 2 o2:authorization_sponsorship 2 o2:award_recipientncbr -3 o2:awesome_health -2 o2:baby_care -3 o2:bachelor_s -4
o2:band_6 4 o2:based_in 3 o2:because_when -3 o2:becoming_an 4 o2:bmi_healthcare -4 o2:bsc_or -2 o2:build_a 2 o2:business_admin 8 o2:buying_media 2
o2:buying_power -2 o2:candidates_must 10 o2:certification_as 8 o2:challenging_our -2 o2:client_delight -7 o2:come_join 3 o2:communication_matters -4
o2:communications_may 3 o2:companies_invested -3 o2:compensation_will 2 o2:competitive_by 7 o2:comply_with 6 o2:computer_literate 4 o2:conduct_internal -4
o2:conduct_research 2 o2:constellation_has -2 o2:consultants_are -5 o2:contributions_are -3 o2:create_and 3 o2:creative_strategist -3 o2:define_align 8
o2:demonstrated_ability 3 o2:demonstrated_experience 4 o2:description_a -2 o2:description_undefined -3 o2:design_a 3 o2:determine_validity -2 o2:develop_a -3
o2:develop_and -4 o2:develop_your 6 o2:did_you -4 o2:diversity_not -3 o2:do_you 3 o2:during_the -2 o2:duties_may 6 o2:dynatrace_gives -14 o2:dynatrace_is -5
o2:dynatrace_participates -3 o2:e_g 2 o2:effective_and 2 o2:eme_international -3 o2:empathetic_enthusiastic 3 o2:employer_race -2 o2:enhanced_maternity 4
o2:equiniti_is -3 o2:evaluate_what -7 o2:event_industry -4 o2:eversana_intouch 10 o2:eversana_is -4 o2:evidence_of 3 o2:excellent_communication -6
o2:excellent_english 10 o2:excellent_knowledge 2 o2:excellent_verbal 5 o2:experience_acting 4 o2:experience_managing 5 o2:experience_of 5
o2:experience_securing 3 o2:facilitate_discussions -5 o2:familiarity_with 3 o2:federal_regional -3 o2:feel_valued -2 o2:first_and 12 o2:fluent_english 3
o2:food_production 3 o2:for_further -8 o2:for_more -4 o2:for_us 4 o2:from_eversana -2 o2:from_generous 5 o2:funded_by 2 o2:gathering_evaluating 3
o2:geological_survey -3 o2:giving_customers 2 o2:global_talent -3 o2:good_command 2 o2:good_communicator 4 o2:good_organizational -2 o2:gpl_technologies 3
o2:grow_talent -2 o2:growing_event -2 o2:hailo_zopa -3 o2:handling_inbound 3 o2:have_a -6 o2:help_educate 2 o2:highly_proficient 2 o2:homerton_hospital -2
o2:homerton_university 5 o2:hospital_and 10 o2:hs_diploma -4 o2:html_css 2 o2:hywel_dda -3 o2:ideal_candidates 6 o2:identify_gaps -3 o2:if_serving 5
o2:if_you -5 o2:improving_patient -2 o2:in_depth 7 o2:in_direct -7 o2:in_return -2 o2:in_today 2 o2:interest_in 5 o2:issues_may -3 o2:it_includes -2
o2:join_redpanda 2 o2:kayak_is -10 o2:king_and -2 o2:lead_multiple 3 o2:lead_paid 7 o2:lead_quarterly -7 o2:lead_strategize 6 o2:learn_more -3 o2:learning_is -5
o2:lhbs_is 8 o2:linking_between 4 o2:loading_unloading 13 o2:location_remote -3 o2:maintain_customer 2 o2:maintain_data -3 o2:majority_of -5 o2:make_the -4
o2:making_every -3 o2:manage_renewals 3 o2:manager_will 4 o2:manual_dexterity 2 o2:many_employees -3 o2:market_leading -2 o2:marketing_executive -5
o2:maths_english 5 o2:medical_dental -5 o2:minimum_of -8 o2:modifying_html 2 o2:monitor_terminating -6 o2:monitors_the -2 o2:namely_is -3 o2:navigate_power -3
o2:net_web 11 o2:networking_with 2 o2:new_york 2 o2:nhs_professionals -8 o2:nonimmigrant_workers -7 o2:not_to -3 o2:notify_manager -2 o2:november_2014pure -3
o2:now_we 8 o2:one_at -6 o2:operates_chemical 11 o2:other_perks -2 o2:other_rewards -2 o2:our_client 3 o2:our_company 9 o2:our_current -2 o2:our_data 3
o2:our_eight -3 o2:our_first -3 o2:our_operational -5 o2:our_salary -3 o2:our_specialty -4 o2:our_success 3 o2:our_total -2 o2:outline_best -4
o2:outstanding_interpersonal 3 o2:outstanding_presentation -10 o2:own_the -7 o2:own_web 2 o2:paid_time -3 o2:participate_in -8 o2:passionate_about -5
o2:past_speakers -5 o2:pay_offered -3 o2:please_contact 5 o2:please_note -3 o2:possesses_strong -3 o2:previous_experience 4 o2:principal_at -2
o2:prior_experience 3 o2:procore_is 3 o2:product_strategist -3 o2:proficient_in 4 o2:proven_previous 3 o2:provide_strategic -5 o2:provide_support 2
o2:provide_technical 6 o2:provides_department 4 o2:provides_training 4 o2:providing_advice 4 o2:providing_management 4 o2:providing_outstanding 4
o2:rachel_davies -3 o2:range_30 2 o2:receive_incident -7 o2:recently_awarded 2 o2:redpanda_is 2 o2:respond_to 4 o2:retirement_and 2 o2:review_and 7
o2:riverside_is -7 o2:run_experiments 5 o2:sales_positions -2 o2:schedule_and -3 o2:schedules_are 5 o2:self_motivated 2 o2:senior_staff 2 o2:since_it -9
o2:skills_knowledge 3 o2:spire_healthcare 5 o2:spire_southampton -6 o2:strong_analytical 3 o2:strong_attention 4 o2:strong_culture -3 o2:student_beans 9
o2:successful_candidates -2 o2:supports_project 3 o2:take_action -4 o2:thanks_nakedhearts -4 o2:the_hospital -3 o2:the_new -2 o2:the_occupational -3
o2:the_post -10 o2:the_postholder 7 o2:the_principal 3 o2:the_project 2 o2:the_quality 6 o2:the_race -3 o2:the_sad -3 o2:the_securities 4 o2:the_senior -4
o2:the_sr 13 o2:the_successful -3 o2:the_tech -7 o2:the_ultimate 2 o2:the_unit 7 o2:then_we -2 o2:there_are -7 o2:there_has 2 o2:these_consist -4 o2:think_of -2
o2:this_includes -13 o2:this_individual 4 o2:this_involves 9 o2:this_is 2 o2:this_job -2 o2:this_position 6 o2:this_role -11 o2:this_temporary -2
o2:title_and -2 o2:to_continue -10 o2:to_deliver -3 o2:to_learn 10 o2:to_speak -6 o2:to_strategically 3 o2:to_use 3 o2:to_work 4 o2:together_we -6
o2:trust_department 2 o2:understanding_of 5 o2:university_s -6 o2:up_to 3 o2:us_procore 3 o2:user_acquisition 5 o2:utilize_tools 3 o2:vericast_offers 2
o2:vital_career -5 o2:we_also -5 o2:we_approach 5 o2:we_are -5 o2:we_aspire 6 o2:we_bring -3 o2:we_celebrate 2 o2:we_combine -6 o2:we_commit 5
o2:we_currently -2 o2:we_deliver -3 o2:we_do -4 o2:we_ensure -4 o2:we_have 3 o2:we_help -4 o2:we_know 5 o2:we_look 5 o2:we_love 2 o2:we_offer 4 o2:we_operate 10
o2:we_provide -6 o2:we_re -7 o2:we_regret -3 o2:we_require 4 o2:we_reserve -3 o2:we_specialize -4 o2:we_strongly 7 o2:we_take -6 o2:we_will 7 o2:we_work 5
o2:what_will 3 o2:when_determining 2 o2:when_we -7 o2:win_together -6 o2:with_eigenlayer -2 o2:with_enthusiastic -3 o2:with_this 4 o2:work_hands -3 o2:work_to 3
o2:work_with 3 o2:working_knowledge 7 o2:would_you -4 o2:writing_and 12 o2:written_verbal 2 o2:you_are -6 o2:you_communicate 9 o2:you_enjoy 4 o2:you_get -3
o2:you_have 13 o2:you_ll -8 o2:you_must 3 o2:you_should -5 o2:your_responsibilities 2 o2:your_talent -4 o:148 -2 o:2 -7 o:4+ 6 o:5+ 5 o:a -5 o:above -2
o:access -7 o:account 2 o:achievement 2 o:act 7 o:additional -3 o:additionally -13 o:adhere 2 o:administer 3 o:align -3 o:all 4 o:always -2 o:applicants -4
o:applications 2 o:as -3 o:assists -4 o:at 2 o:attend -4 o:authorization 2 o:award -3 o:awesome -2 o:baby -3 o:bachelor -4 o:band 2 o:based 2 o:because -3
o:becoming 4 o:bmi -3 o:bsc -2 o:business 8 o:candidates 11 o:career 3 o:certification 8 o:challenging -2 o:check 4 o:client -7 o:collaborate 3 o:come 3
o:communicate 2 o:communication -4 o:communications 3 o:companies -3 o:compensation 5 o:competitive 3 o:comply 6 o:computer 4 o:constellation -2
o:consultants -5 o:contributions -3 o:create 4 o:creative -2 o:current 3 o:dallas -2 o:demonstrated 8 o:description -5 o:design 3 o:determine -2 o:did -4
o:diversity -3 o:do 3 o:drive -4 o:during -2 o:duties 5 o:dynatrace -23 o:e 2 o:effective 2 o:eme -3 o:empathetic 3 o:employees -2 o:employer -4 o:enhanced 4
o:ensure 6 o:equiniti -3 o:establish 4 o:evaluate -7 o:event -4 o:eversana 5 o:evidence 3 o:excellent 14 o:experience 9 o:facilitate -5 o:familiarity 3
o:federal -3 o:feel -3 o:first 9 o:flexibility 4 o:fluent 3 o:follow -2 o:food 3 o:for -9 o:free -2 o:from 3 o:funded 2 o:gathering 3 o:geological -3 o:giving 2
o:global -3 o:good 7 o:gpl 6 o:grow -2 o:growing -2 o:hailo -3 o:handling 3 o:have -5 o:help 2 o:highly 2 o:homerton 3 o:hospital 10 o:hs -4 o:html 2 o:hywel -3
o:ideal 6 o:if -2 o:improving -2 o:interest 5 o:issues -3 o:job -7 o:join 2 o:kayak -11 o:king -2 o:learn -3 o:learning -5 o:lhbs 8 o:linking 4 o:live -4
o:loading 13 o:location -4 o:maintain 4 o:majority -5 o:making -3 o:manage 4 o:manager 5 o:manual 2 o:many -3 o:market -2 o:marketing -9 o:maths 5 o:medical -5
o:minimum -7 o:modifying 2 o:monitor -6 o:must 3 o:namely -3 o:navigate -3 o:net 11 o:networking 2 o:new 2 o:nhs -8 o:nonimmigrant -7 o:not -3 o:notify -2
o:november -3 o:now 8 o:one -6 o:operates 11 o:other -4 o:our 3 o:outline -4 o:outstanding -6 o:own -6 o:paid -4 o:participate -8 o:passionate -5 o:past -5
o:pay -3 o:performs -2 o:please -2 o:possesses -3 o:previous 4 o:principal -3 o:prior 5 o:procore 3 o:product -3 o:proficient 4 o:proven 2 o:providing 15
o:rachel -3 o:range 10 o:receive -7 o:recently 2 o:redpanda 2 o:respond 4 o:retirement 2 o:review 8 o:right -4 o:riverside -9 o:run 5 o:sales -2 o:schedule -3
o:schedules 5 o:self 2 o:senior -5 o:since -11 o:skills 9 o:spotsource -6 o:sr -3 o:strong 2 o:student 9 o:successful -2 o:supports 3 o:take -5 o:thanks -4
o:the 5 o:then -2 o:there -5 o:these -2 o:they 4 o:think -2 o:this -9 o:title -4 o:to 2 o:together -6 o:trust 8 o:understand -6 o:understanding 5
o:university -6 o:up 3 o:us 3 o:user 5 o:utilize 5 o:vericast 5 o:vital -5 o:we -4 o:when -5 o:win -6 o:with -6 o:work 4 o:would -4 o:writing 13 o:written 2
o:you 3 o:your -2 p:0 -2 p:1 2 p:5 -2 pn:^:! -2 pn:^:& -2 pn:^:( 4 pn:^:- -3 pn:^:. -4 pn:^:/ 4 pn:^:: 2 pn:^:and 5 pn:^:are -5 pn:^:as 5 pn:^:at -6
pn:^:experience 4 pn:^:for -4 pn:^:i -11 pn:^:if -2 pn:^:in 2 pn:^:include -3 pn:^:is 3 pn:^:off 2 pn:^:on -3 pn:^:or -7 pn:^:that 5 pn:^:through 6 pn:^:to -6
pn:^:will 3 pn:^:with -3 pn:^:you -8 pn:a:$ -2 pn:a:, -8 pn:a:. 2 pn:a:and -4 pn:a:is 4 pn:a:of -6 pn:a:that 5 pn:a:to -2 pn:a:will 2 pn:a:you -2
pn:additional:$ -5 pn:age:, 4 pn:all:, 2 pn:all:will 5 pn:also:, -2 pn:amp:$ 2 pn:an:, -3 pn:an:. -2 pn:an:and 3 pn:an:to 3 pn:and:! 2 pn:and:$ -6 pn:and:) 4
pn:and:, -6 pn:and:: 2 pn:and:; -3 pn:and:? -4 pn:and:and 3 pn:and:are 8 pn:and:for 5 pn:and:is -3 pn:and:such 2 pn:and:using 5 pn:are:. 7 pn:are:and -5
pn:are:for -4 pn:are:who 6 pn:as:, 11 pn:as:to -10 pn:be:, -4 pn:be:. 4 pn:be:that -3 pn:be:to 9 pn:both:and -3 pn:by:, 5 pn:by:. -2 pn:by:and -3 pn:can:. -3
pn:can:to -2 pn:color:, -2 pn:data:, 5 pn:development:, 4 pn:excel:, 3 pn:excellent:, 3 pn:for:( 2 pn:for:/ -3 pn:for:to 3 pn:great:. -2 pn:have:. -4
pn:have:we 8 pn:i:and -4 pn:in:$ 3 pn:in:, -3 pn:in:. 3 pn:in:and -4 pn:in:is -4 pn:in:to 2 pn:include:, -3 pn:includes:, 3 pn:including:. 3 pn:is:, 8
pn:is:and -3 pn:is:to -4 pn:it:. 3 pn:it:to 2 pn:like:, -2 pn:ll:, 2 pn:location:, -2 pn:may:. -3 pn:of:$ 3 pn:of:. -6 pn:or:$ 8 pn:or:( -3 pn:or:and -4
pn:or:experience 2 pn:orientation:, 3 pn:other:$ 3 pn:other:, -5 pn:our:, -10 pn:our:have 3 pn:our:to 6 pn:per:$ -3 pn:re:, -3 pn:re:to 6 pn:religion:, -2
pn:sales:, -4 pn:science:, -7 pn:service:, 5 pn:service:and -3 pn:services:, 4 pn:services:and -2 pn:sex:, -3 pn:status:, -2 pn:strong:$ 2 pn:strong:, 2
pn:strong:and 2 pn:strong:to 3 pn:that:, 6 pn:that:. -4 pn:that:and -8 pn:that:to -6 pn:the:, 4 pn:the:. 4 pn:the:and -3 pn:the:has -3 pn:the:is -2 pn:the:to -7
pn:the:we -5 pn:the:will 2 pn:their:and -2 pn:this:, -2 pn:this:and -4 pn:this:will -3 pn:to:$ 2 pn:to:, 6 pn:to:. 3 pn:to:that -3 pn:to:to -4 pn:type:$ -2
pn:using:and 2 pn:we:. -3 pn:we:for -2 pn:we:to -3 pn:we:we -2 pn:who:and -2 pn:will:, 4 pn:will:. -5 pn:will:and 7 pn:will:for 5 pn:with:, -2 pn:with:and 2
pn:without:to 5 pn:you:, -3 pn:you:and -5 pn:you:to -2 pn:you:you -2 pn:your:. -3 pv:2 -4 pv:25 3 pv:5 4 pv:^ -2 pv:accounts -2 pv:after 2 pv:age 4 pv:all 6
pv:also -4 pv:amp 3 pv:an -5 pv:and 7 pv:any 4 pv:as 3 pv:at -2 pv:been -4 pv:being -3 pv:benefits -2 pv:both -3 pv:can 3 pv:care -2 pv:color -2
pv:communication 2 pv:data 5 pv:designing -9 pv:director 5 pv:email -2 pv:empathetic 4 pv:engineering 3 pv:english 3 pv:excel 3 pv:excellent 6 pv:experience -4
pv:francisco -2 pv:from -7 pv:g 2 pv:good 4 pv:great -3 pv:has -4 pv:have -3 pv:high -4 pv:i -9 pv:in -8 pv:include -2 pv:including -2 pv:it 4 pv:its -3
pv:lead 5 pv:ll 2 pv:location -4 pv:management -8 pv:manager -2 pv:marketing -4 pv:most 4 pv:must 7 pv:on -2 pv:or 5 pv:orientation 3 pv:our -5 pv:outstanding 2
pv:per 2 pv:performance 6 pv:plus -2 pv:priorities 4 pv:products 3 pv:related 3 pv:relevant 6 pv:religion -2 pv:remote -2 pv:s -4 pv:science -4 pv:service 4
pv:services 5 pv:sex -3 pv:similar 2 pv:skills -4 pv:solid 2 pv:status -2 pv:strong 10 pv:team -4 pv:that 3 pv:the -4 pv:their 2 pv:these -2 pv:this -13
pv:through 6 pv:training 3 pv:type -2 pv:using -3 pv:very -2 pv:via 3 pv:which -4 pv:while 2 pv:whilst -5 pv:who 5 pv:will -2 pv:with 5 pv:without 2
pv:working -6 pv:you -6 pv:your 4 q:apply1 5 q:ask2 9 q:firm1 -8 q:firm3 8 q:law1 -6 q:offer1 -12 q:offer2 -10 q:offer3 2 q:verb1 6 q:verb2 10 s:-1 -4 s:-10 -5
s:-2 2 s:-4 -9 s:-5 -2 s:-6 -5 s:-7 -4 s:-8 -10 s:-9 -6 s:0 4 s:1 9 s:2 4 s:3 4 s:5 3 s:6 6 s:7 5 s:8 6 s:9 6 su:-1:about 3 su:-1:benefits -9 su:-1:duties 8
su:-1:legal -5 su:-1:must -6 su:-1:nice -2 su:-1:null 3 su:-2:benefits -5 su:-2:duties 8 su:-2:legal -7 su:-2:must -4 su:-2:nice -4 su:-2:null 2
su:-3:benefits -7 su:-3:legal -6 su:-3:must -6 su:-3:null 2 su:0:about -3 su:0:benefits 3 su:0:duties 7 su:0:must 2 su:0:null -2 su:1:about -2 su:1:benefits -3
su:1:duties 6 su:1:must 3 su:1:null 6 su:2:about -4 su:2:benefits 10 su:2:must 3 su:2:nice 2 su:3:benefits -2 su:3:duties 4 su:3:must 10 t:6 6 t:aapc 2
t:abili -2 t:about -2 t:above -6 t:acade -4 t:accel -2 t:accep 3 t:acces -4 t:accom -4 t:achie 2 t:acqui 8 t:acros -4 t:act 4 t:actio -3 t:activ -3 t:acute 15
t:addre -4 t:adher 4 t:adjus -5 t:admin -2 t:adopt -2 t:adult 10 t:adver -3 t:advic 2 t:affil -2 t:agenc -5 t:aggre 5 t:agile -4 t:algor -10 t:align -3 t:all -4
t:allow -3 t:along -2 t:alrea -3 t:also -3 t:am -2 t:ambit -4 t:amp 4 t:an -2 t:analy 10 t:annua -2 t:api -2 t:app -2 t:appli 6 t:apply 2 t:appro 18 t:archi 4
t:areas -6 t:aroun 2 t:art -3 t:asses 3 t:assis -9 t:assoc 10 t:assum -2 t:assur 3 t:atten 3 t:autho -2 t:avail 5 t:avera 4 t:award -2 t:b -5 t:baby -9
t:bache -5 t:backg 2 t:base -4 t:based -7 t:bay -2 t:beans 4 t:becom 4 t:belie 5 t:below -2 t:best 3 t:bette 3 t:betwe -8 t:beyon -4 t:blend -3 t:bmi -3
t:board -2 t:brand -2 t:break -2 t:breed 3 t:bring -4 t:bsc -4 t:budge 4 t:built -6 t:busin -11 t:but -7 t:call 4 t:calls 5 t:campa 4 t:candi -4 t:capab 3
t:capit -5 t:care 16 t:caree 5 t:cash 7 t:categ 6 t:cater -3 t:centr 5 t:certi 4 t:chall -4 t:champ 2 t:chang -5 t:chann -6 t:chat -3 t:chemi 4 t:city -2
t:claim 4 t:clari 2 t:clean 2 t:clien 7 t:clini 16 t:cloud -2 t:coach -6 t:code 5 t:codin 6 t:colla -6 t:color -3 t:com -2 t:combi -6 t:comme -3 t:commi 2
t:commo 4 t:commu 12 t:compa 9 t:compe 11 t:compl 8 t:compu -2 t:conce -2 t:condu -2 t:confi -7 t:conne -5 t:consi -4 t:consu -2 t:conta 4 t:conte 11 t:conti 2
t:contr 4 t:conve 11 t:coord -4 t:count 2 t:craft 2 t:creat 4 t:credi -2 t:cross 5 t:cultu -3 t:curre 3 t:custo -6 t:d -5 t:dalla -2 t:data 5 t:day 5 t:days -2
t:deadl 4 t:decis 3 t:dedic -6 t:deep -2 t:defin -2 t:degre -18 t:deliv -7 t:denta -3 t:depar 2 t:descr -9 t:desir -2 t:detai 5 t:devel 4 t:digit 3 t:diplo -9
t:direc 2 t:dirty -5 t:disab -4 t:disci 5 t:discu 5 t:diver 3 t:do -5 t:docto -3 t:docum 2 t:don -3 t:drive 3 t:drivi 3 t:drug 5 t:dutie -9 t:dynam -4
t:dynat -6 t:each -10 t:easy -5 t:editi 2 t:edito 3 t:educa -2 t:eeo -4 t:effec -6 t:effic -2 t:effor 6 t:eigen -3 t:eleme -2 t:eligi -3 t:email 5 t:eme 4
t:emerg -2 t:empat 5 t:emplo -4 t:empow -4 t:encou -2 t:end -11 t:energ 7 t:engin 3 t:engli 7 t:enjoy 4 t:enoug 4 t:ensur -2 t:enter 6 t:enthu -2 t:entre -4
t:envir -7 t:equal -3 t:equip 4 t:escal 2 t:estab -3 t:ethic -3 t:even 2 t:event -3 t:every -4 t:examp 4 t:excee 3 t:excel 2 t:excit -5 t:execu -6 t:exist 5
t:expec -2 t:exten 5 t:exter -5 t:face 3 t:facil -3 t:fast 10 t:feder -3 t:feel -7 t:field 3 t:finan -5 t:first -7 t:follo -12 t:food 9 t:for 10 t:form -2
t:forwa -5 t:found -4 t:frame 2 t:franc -2 t:frien -6 t:full -3 t:fun -2 t:funde 3 t:furth -3 t:futur -4 t:games 2 t:gener 5 t:geogr -2 t:get -4 t:getti -6
t:globa -5 t:gmp 3 t:goals -7 t:gover 3 t:great -7 t:group -5 t:growi -8 t:growt -5 t:handl -4 t:hands -8 t:hard 2 t:hcpc 3 t:heart -2 t:heavy 3 t:help -6
t:helpi -6 t:helps -3 t:here -2 t:highe 5 t:highl -5 t:hire -2 t:hirin -2 t:histo 3 t:holid -3 t:home 5 t:homer -2 t:hospi -4 t:hours -4 t:house -8 t:how -3
t:hr -3 t:html 2 t:human -6 t:hunt 5 t:ideas -2 t:ident 2 t:illus 4 t:image -2 t:impac -2 t:imple -6 t:impor 2 t:impro -2 t:in 7 t:inbou 4 t:incen -2 t:inclu 5
t:incor 2 t:incre 3 t:indep -2 t:induc -2 t:infor -3 t:infra 5 t:initi -6 t:insid -4 t:insig -8 t:inspi 3 t:insta 3 t:insur -2 t:inten -2 t:inter 7 t:intou 9
t:inves 2 t:issue 11 t:its -5 t:javas 2 t:job -3 t:journ 2 t:jquer 6 t:kayak -6 t:kept -2 t:key -7 t:knowl 5 t:large 3 t:law -2 t:leade 3 t:leadi -3 t:leads 9
t:learn 9 t:leave -3 t:less 8 t:lette 3 t:level 5 t:lever 2 t:liais 2 t:licen 5 t:life -7 t:limit -5 t:live -2 t:lives -2 t:livin -5 t:local -7 t:locat -8
t:londo -2 t:love -4 t:machi 3 t:made -2 t:maint 4 t:make -5 t:manag 14 t:manne -2 t:manuf -2 t:many -3 t:marke -2 t:match -3 t:mater 5 t:mathe -9 t:media 6
t:medic 5 t:meet 2 t:meeti -6 t:membe 4 t:menta 4 t:mento 4 t:metho 3 t:micro 2 t:migra 10 t:missi -3 t:mobil -9 t:model -6 t:money -2 t:monit 8 t:month 3
t:motiv 2 t:multi 10 t:naked -2 t:namel -4 t:natur 6 t:navig -9 t:net -2 t:new 7 t:nhs -7 t:night 4 t:no -5 t:non -4 t:north -3 t:not -3 t:numbe -4 t:nurse 4
t:nursi 2 t:nurtu -2 t:objec 6 t:occup 12 t:of 11 t:off -4 t:offer -5 t:offic -4 t:offsh 3 t:older 9 t:on -3 t:one -2 t:ongoi 3 t:onlin 2 t:only 6 t:open -4
t:opera 5 t:optio 4 t:or -2 t:oral 4 t:order 6 t:orien 3 t:origi -5 t:other 6 t:our 10 t:ourse -2 t:out -2 t:outco -3 t:outli -2 t:outpa -3 t:overa -3 t:overs 3
t:overt 4 t:owner -6 t:paced 7 t:paid -4 t:paren 4 t:part -10 t:parti -5 t:partn -5 t:passi -3 t:path -2 t:patie 4 t:pay -2 t:pensi -2 t:peopl -9 t:perfo 2
t:perma -7 t:perso 5 t:persu -3 t:pgi 3 t:pharm 9 t:physi -3 t:pipel 3 t:pivot 6 t:place -7 t:plans 3 t:platf -2 t:pleas -2 t:polic -3 t:posit -12 t:post -5
t:posts -2 t:poten 5 t:power -9 t:pract 10 t:pre 2 t:prefe 3 t:prepa 3 t:prese 9 t:prior 8 t:priva -2 t:proac 3 t:probl 5 t:proce 13 t:proco -2 t:produ 11
t:profe 4 t:profi -4 t:progr -3 t:proje 19 t:promo 6 t:propo -4 t:prosp 4 t:proto -3 t:proud -2 t:provi -5 t:psych 11 t:purpo -5 t:quali 4 t:quart 8 t:queri -3
t:quota 5 t:race -2 t:reali -2 t:recei -4 t:recen -2 t:recog -2 t:recru -7 t:redpa 11 t:reduc -3 t:refle 6 t:regar 4 t:regio -8 t:regis 10 t:regul 6 t:relat 4
t:relia -4 t:relig -2 t:renew 2 t:repor 9 t:reque 2 t:requi 8 t:resea 4 t:resol 7 t:resou -9 t:resul 3 t:resum 2 t:retai -4 t:reven 2 t:revie 5 t:rewar -2
t:right -3 t:river 14 t:role -7 t:roles -4 t:royal -3 t:runni 6 t:s -9 t:sad -3 t:safeg -5 t:salar -7 t:sales 9 t:satis -2 t:scale 7 t:sched 5 t:schoo -5
t:scien 15 t:scree 6 t:scrub 5 t:seaml 4 t:secur 15 t:seeki 3 t:selec -2 t:self 4 t:selli 3 t:senio -6 t:sense 3 t:servi 3 t:set 2 t:setti 3 t:sex -2 t:share -2
t:shari -7 t:shift 10 t:short 3 t:show 5 t:simpl -2 t:site 7 t:skill 6 t:slack -2 t:socia 3 t:softw 8 t:solut -2 t:solvi 3 t:south -3 t:speak -5 t:speci -6
t:speec 6 t:spire 3 t:spots -3 t:sr 2 t:staff 5 t:stand 6 t:state 7 t:stati 3 t:statu -8 t:stay -3 t:stora -2 t:strat 15 t:strea -9 t:striv 2 t:stron 3
t:struc -2 t:stude 6 t:style 2 t:subco 3 t:subje -5 t:submi 5 t:subsi -2 t:succe -9 t:super -3 t:suppl 6 t:sure -3 t:surge -2 t:surgi -4 t:susta -3 t:syste 3
t:t 2 t:takin -5 t:talen -5 t:targe -2 t:tasks -3 t:team -9 t:teams 8 t:tech -3 t:techn 13 t:term -3 t:test -6 t:testi 2 t:the -2 t:theat 10 t:their -5
t:them -2 t:thera 14 t:there -4 t:these -5 t:think -2 t:this -17 t:thoug -3 t:thriv -8 t:throu -3 t:ticke 2 t:time 5 t:title -8 t:to 2 t:today -3 t:toget -8
t:tools 3 t:total -2 t:track 4 t:train -3 t:treat 9 t:trend 7 t:trust 7 t:two -3 t:u -2 t:uk -2 t:ultim -3 t:under 3 t:uniqu -5 t:unit 2 t:unive -4 t:up -5
t:updat -5 t:upon 3 t:us -8 t:use 2 t:used -3 t:user 4 t:users -4 t:utili -3 t:vacan -7 t:vacat -2 t:valid 4 t:value -9 t:varie 12 t:vario -3 t:verde 2
t:veric -4 t:verif 2 t:very 4 t:veter -2 t:video 3 t:visit -2 t:wales -4 t:want -3 t:ward -2 t:way -4 t:we 7 t:web 11 t:websi -3 t:weeke 7 t:welco -2 t:well 2
t:what -7 t:why -2 t:wide 8 t:wider -2 t:with 2 t:won -2 t:wordp 5 t:work 4 t:worke -2 t:write 2 t:writi 5 t:year 4 t:years 2 t:you -2 t:young 7 t:your 3
t:youth -3 u:true -4 v:ing:-1 -5 v:ing:-2 -7 v:ing:-3 -14 v:ing:0 5 v:ing:1 -2 v:ing:2 3 v:noun:-1 -4 v:noun:-2 -11 v:noun:-3 -8 v:noun:0 -2 v:noun:1 3
v:noun:2 5 v:noun:3 12 v:verb:-2 5 v:verb:0 4 v:verb:1 9 v:verb:2 6 va:ing:( -2 va:ing:, 2 va:ing:; 3 va:ing:and -3 va:ing:as -3 va:ing:by -4 va:ing:have -2
va:ing:is 5 va:ing:to -2 va:ing:we're -3 va:ing:we’re -3 va:ing:you -4 va:noun:" 3 va:noun:# -4 va:noun:% 4 va:noun:. 2 va:noun:; -2 va:noun:@ -3 va:noun:^ 4
va:noun:as 7 va:noun:being -5 va:noun:by 3 va:noun:during 3 va:noun:has -5 va:noun:have 3 va:noun:i -2 va:noun:if -4 va:noun:include -2 va:noun:includes -4
va:noun:including 2 va:noun:is -2 va:noun:it 5 va:noun:may -4 va:noun:must 3 va:noun:per 2 va:noun:should -3 va:noun:than -2 va:noun:that 4 va:noun:through 3
va:noun:to 4 va:noun:using 2 va:noun:via 2 va:noun:we 3 va:noun:which -2 va:noun:who 2 va:noun:will -2 va:noun:within -3 va:noun:without 5 va:noun:you 2
va:noun:| -4 va:noun:– -4 va:noun:‘ -2 va:noun:“ 4 va:noun:… 3 va:verb:( 3 va:verb:) 5 va:verb:, 3 va:verb:; 5 va:verb:^ 2 va:verb:are -2 va:verb:be 4
va:verb:by -4 va:verb:can 2 va:verb:i -7 va:verb:that -2 va:verb:to -2 va:verb:we’re 3 va:verb:who 4 va:verb:you’ll 7 w1:false:all:false:^ -2
w1:false:all:false:and 8 w1:false:all:false:are 2 w1:false:all:false:have -2 w1:false:all:false:to 3 w1:false:all:true:( 2 w1:false:all:true:^ 3
w1:false:half:false:, -5 w1:false:half:false:; -4 w1:false:half:false:^ 4 w1:false:half:false:and -3 w1:false:half:false:are -2 w1:false:half:false:be 2
w1:false:half:false:by -2 w1:false:half:false:have 3 w1:false:half:false:is 5 w1:false:half:false:that 2 w1:false:half:false:we -2 w1:false:half:false:while 3
w1:false:half:true:) 2 w1:false:half:true:, 2 w1:false:half:true:^ 3 w1:false:half:true:and -7 w1:false:no:false:( -2 w1:false:no:false:) -4
w1:false:no:false:. 7 w1:false:no:false:/ 2 w1:false:no:false:; 5 w1:false:no:false:@ -2 w1:false:no:false:^ -7 w1:false:no:false:and 3 w1:false:no:false:are -3
w1:false:no:false:as -3 w1:false:no:false:be -3 w1:false:no:false:being -2 w1:false:no:false:by 3 w1:false:no:false:can 4 w1:false:no:false:has -2
w1:false:no:false:i -6 w1:false:no:false:includes 2 w1:false:no:false:including 3 w1:false:no:false:may -3 w1:false:no:false:than 4 w1:false:no:false:that -4
w1:false:no:false:through 3 w1:false:no:false:to -10 w1:false:no:false:using -9 w1:false:no:false:we're -3 w1:false:no:false:we’re 5 w1:false:no:false:while -4
w1:false:no:false:whilst -2 w1:false:no:false:who 3 w1:false:no:false:will 4 w1:false:no:false:within -4 w1:false:no:false:you 3 w1:false:no:false:you’ll 8
w1:false:no:false:– 3 w1:false:no:true:( 3 w1:false:no:true:, -5 w1:false:no:true:^ -2 w1:false:no:true:and 2 w1:false:no:true:as 2 w1:false:no:true:be -2
w1:false:no:true:including -2 w1:false:no:true:is 13 w1:false:no:true:through -2 w1:false:no:true:within 2 w1:false:some:false:, 2 w1:false:some:false:^ 4
w1:false:some:false:are 8 w1:false:some:false:by -3 w1:false:some:false:is -6 w1:false:some:false:that 6 w1:false:some:false:to 4 w1:false:some:false:will -2
w1:false:some:true:, 3 w1:false:some:true:^ -2 w1:false:some:true:and -3 w1:true:all:false:, 3 w1:true:all:false:^ 4 w1:true:all:false:and 4
w1:true:all:false:to 3 w1:true:no:false:" -3 w1:true:no:false:( 3 w1:true:no:false:, 6 w1:true:no:false:: -2 w1:true:no:false:; 2 w1:true:no:false:and 6
w1:true:no:false:are -3 w1:true:no:false:as -2 w1:true:no:false:be 6 w1:true:no:false:by 5 w1:true:no:false:can -2 w1:true:no:false:have -5
w1:true:no:false:including 5 w1:true:no:false:is -3 w1:true:no:false:may -2 w1:true:no:false:per 3 w1:true:no:false:that -3 w1:true:no:false:through 3
w1:true:no:false:using 4 w1:true:no:false:we -2 w1:true:no:false:who 2 w1:true:no:false:within -4 w1:true:no:false:without 2 w1:true:no:false:you -2
w1:true:no:false:– -6 w1:true:no:true:# -4 w1:true:no:true:( -4 w1:true:no:true:) 2 w1:true:no:true:, -2 w1:true:no:true:: -5 w1:true:no:true:; 2
w1:true:no:true:^ -2 w1:true:no:true:and -8 w1:true:no:true:as 6 wa:0 -4 wa:1 -6 wa:3 4 wa:4 4 wa:5 4 wa:7 -2 wm:0 -3 wm:1 8 wm:3 2 wm:4 5 wm:7 -8
wr:0:-1:no -12 wr:0:-2:no -3 wr:0:-3:no 6 wr:0:0:no -16 wr:0:1:all 3 wr:0:1:no -15 wr:0:2:all 3 wr:0:2:no -8 wr:1:-1:all 7 wr:1:-1:half 2 wr:1:-1:no 8
wr:1:-2:all -4 wr:1:-2:half 2 wr:1:-2:no 11 wr:1:-3:all -5 wr:1:0:all -3 wr:1:0:half 2 wr:1:0:no 9 wr:1:0:some -4 wr:1:1:all 2 wr:1:1:half -7 wr:1:1:no 5
wr:1:1:some -2 wr:1:2:half 5 wr:1:2:no -4 wr:1:2:some 6 wr:1:3:no 6 wr:2:-1:half -4 wr:2:-1:some 3 wr:2:-2:no -3 wr:2:-3:half -3 wr:2:-3:no -6 wr:2:-3:some -3
wr:2:0:all 4 wr:2:0:no 7 wr:2:1:no 5 wr:2:2:all -5 wr:2:2:half -3 wr:2:2:no 7 wr:2:2:some -4 wr:2:3:no -3 wr:3:-1:all 2 wr:3:-1:no -3 wr:3:-1:some -5
wr:3:-2:half -5 wr:3:-2:no -9 wr:3:-2:some -8 wr:3:-3:all 2 wr:3:-3:no -11 wr:3:-3:some -3 wr:3:0:all 7 wr:3:0:some 2 wr:3:1:all 3 wr:3:1:half 9 wr:3:1:some 6
wr:3:2:all 2 wr:3:2:half 2 wr:3:2:no 5 wr:3:2:some 5 wr:3:3:no 2 z:0 5 z:1 10 z:4 -2 z:5 3 z:7 -17
`;
