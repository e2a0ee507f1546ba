/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand. */
export const PHRASE_WEIGHTS = `
= 2 a:# -2 a:% 1 a:) 1 a:+ -1 a:, 1 a:. -1 a:/ 2 a:: 2 a:; 2 a:< 3 a:@ -1 a:^ 2 a:_ -1 a:after 2 a:are -1 a:be 1 a:being -1 a:by -1 a:can 1 a:has -3 a:i -3
a:if -1 a:include -2 a:includes -1 a:including 1 a:is -1 a:must 2 a:should -1 a:than 1 a:that 2 a:they -1 a:through 1 a:was -1 a:we -2 a:we're 1 a:we’re -1
a:when -1 a:which -2 a:while -1 a:whilst -1 a:will -1 a:within -1 a:without 1 a:would -1 a:you 1 a:you’ll 1 a: -1 a:£ -1 a:· 1 a:“ 2 a:… 1 as:":1 -1 as:(:-2 -2
as:(:-3 -1 as:(:0 1 as:(:1 -1 as:(:2 4 as:):-1 -1 as:):-2 1 as:):-3 -1 as:):1 1 as:):2 1 as:+:-3 -1 as:,:-1 -5 as:,:-2 -4 as:,:-3 -3 as:,:0 3 as:,:1 5 as:,:2 2
as:,:3 3 as:/:-2 2 as:/:-3 1 as:/:1 2 as:::-1 -1 as:::-2 -1 as:::-3 2 as:::0 2 as:::1 -1 as:::2 1 as:;:-1 2 as:;:-3 -1 as:<:1 2 as:>:-3 1 as:^:-2 -2 as:^:1 4
as:after:-3 2 as:and:-2 -2 as:and:1 2 as:and:2 -1 as:and:3 2 as:are:-1 -3 as:are:-2 3 as:are:0 1 as:are:2 -2 as:as:-3 -1 as:as:0 1 as:as:1 2 as:as:2 -1
as:be:-1 2 as:be:-2 -1 as:be:-3 1 as:by:-3 -2 as:by:0 -1 as:by:1 1 as:by:2 2 as:can:-2 -2 as:can:0 1 as:can:1 1 as:ensuring:-1 -1 as:has:-2 -1 as:has:-3 -1
as:have:-1 -1 as:have:-2 -2 as:have:-3 1 as:have:0 1 as:have:2 1 as:i:-1 -1 as:i:1 -2 as:include:-2 -1 as:include:2 -1 as:includes:-2 -1 as:including:-1 1
as:including:-3 -1 as:including:0 1 as:including:1 -1 as:is:-2 3 as:is:0 -1 as:is:1 -3 as:is:2 -1 as:must:-1 2 as:per:-3 -1 as:than:-3 1 as:that:-1 1
as:that:-2 1 as:that:-3 2 as:that:0 1 as:that:1 -2 as:through:0 1 as:through:1 -1 as:to:-3 -4 as:to:1 1 as:to:2 3 as:to:3 1 as:using:0 -2 as:we're:-3 2
as:we:-2 -1 as:we:-3 -1 as:we:0 1 as:we’re:-2 1 as:we’re:-3 -1 as:which:-2 -1 as:while:2 1 as:who:-2 -1 as:who:-3 -1 as:who:0 1 as:will:-1 -1 as:will:-2 -1
as:will:-3 1 as:will:0 1 as:within:-3 -1 as:within:0 1 as:without:-3 1 as:you'll:2 1 as:you:-1 1 as:you:-2 1 as:you:-3 1 as:you:0 -2 as:you:1 -1 as:you’ll:1 -1
as:·:1 1 as:–:-1 1 as:–:-2 1 as:–:-3 -1 as:“:-3 1 c:all:-2 -2 c:all:-3 2 c:all:0 3 c:all:1 4 c:all:2 5 c:all:3 2 c:half:-1 -2 c:half:0 2 c:half:1 2 c:half:2 2
c:half:3 1 c:no:-1 -4 c:no:-2 -6 c:no:-3 -8 c:no:0 -1 c:no:3 4 c:some:-1 -2 c:some:-2 -3 c:some:-3 -4 c:some:0 1 c:some:1 4 c:some:2 3 e:abilit -1 e:access -2
e:accomm -1 e:accoun -1 e:acquis -1 e:admini -3 e:adults 1 e:advice 1 e:adviso -1 e:agency 1 e:alread -1 e:also -1 e:amp 2 e:analys 2 e:apex -2 e:applic 7
e:archit 1 e:attent 1 e:availa 1 e:award -1 e:aws -1 e:basis 1 e:beans 1 e:belief -1 e:below -1 e:benefi 2 e:best 1 e:birmin -1 e:budget 1 e:built -1
e:busine -1 e:but -1 e:c# 1 e:call -1 e:campai 1 e:candid -2 e:care 3 e:catego 2 e:cd 1 e:center -1 e:certif 2 e:challe -2 e:channe -1 e:check 1 e:clean -1
e:client -2 e:clinic 1 e:coding 1 e:colora -1 e:com -1 e:commit 1 e:commun 5 e:compan 3 e:compen 2 e:compet 1 e:comple -1 e:compli 3 e:confid -2 e:conste -1
e:consul 1 e:contac -3 e:conten 1 e:contra -1 e:contri 3 e:contro 1 e:coordi 1 e:cost -1 e:countr 1 e:creati 2 e:cultur -1 e:custom 1 e:d -1 e:data 1 e:day 3
e:dedica -1 e:degree -3 e:dental -1 e:deploy 1 e:descri -2 e:detail 1 e:develo 2 e:diplom -3 e:direct 2 e:dirty -2 e:discus 1 e:divers -1 e:django 1 e:do -1
e:docume -1 e:driven 2 e:duties -2 e:dynatr -1 e:editor 1 e:educat -1 e:eeo -2 e:effici -1 e:effort 2 e:email -1 e:empath 2 e:employ -2 e:energy 2 e:engine 1
e:englis 2 e:enough 2 e:enviro -2 e:equipm 2 e:everyt 1 e:excel 1 e:excell 1 e:excite -1 e:expect -1 e:experi -1 e:expert -1 e:field -2 e:firms -1 e:framew 1
e:functi -1 e:future 1 e:ged -2 e:genera -1 e:goals -1 e:group -1 e:growth -1 e:guidel -1 e:here -1 e:holida -1 e:hospit -2 e:hour -1 e:hours -1 e:html 1
e:ia -1 e:ideas -2 e:implem -2 e:indepe 1 e:indust 2 e:inform -2 e:infras 3 e:initia -2 e:innova -2 e:instal 1 e:insura -2 e:integr 1 e:intern 2 e:interv 1
e:invest -1 e:issues 1 e:jquery 1 e:js 1 e:kayak -1 e:key 1 e:knowle -2 e:kubern 1 e:law -1 e:leader 2 e:learne 1 e:learni 1 e:leave -1 e:letter 1 e:licens 1
e:life 1 e:limite -1 e:living -1 e:locati -4 e:lookin 1 e:love -1 e:magazi -1 e:manage 5 e:market 2 e:match -1 e:materi -1 e:media 1 e:medica -1 e:medici 2
e:meetin -1 e:member 4 e:mentor 1 e:method 1 e:missio -1 e:model -1 e:models 2 e:money -1 e:months -1 e:motiva -1 e:nakedh -1 e:name -1 e:needs -1 e:networ -1
e:nhs -1 e:not -2 e:object -1 e:offer -1 e:offeri 1 e:office -2 e:operat -1 e:opport -1 e:optimi 1 e:option 1 e:order 1 e:organi 5 e:origin -1 e:outcom -2
e:overti 1 e:owners -1 e:page -1 e:part -1 e:partne -2 e:passio -1 e:patien 2 e:pay -1 e:people -1 e:period 2 e:perman 1 e:person 1 e:pgi 1 e:pharma 1
e:physic 1 e:pipeli 1 e:place -1 e:plan -1 e:plans 2 e:platfo 2 e:positi -3 e:post -2 e:power -2 e:practi 1 e:presen 1 e:pressu 1 e:princi 1 e:privac 1
e:proced 1 e:proces 3 e:procor 1 e:produc 5 e:profes -1 e:progra -1 e:projec 2 e:proud -1 e:psycho 1 e:python 1 e:quota 1 e:redpan 4 e:regard 2 e:regist 1
e:regula 1 e:rehabi 3 e:relati 1 e:religi -1 e:remedi 1 e:repres 2 e:requir 2 e:resear -1 e:resour -3 e:respon -1 e:result -1 e:retire 1 e:review 1 e:reward 1
e:rivers 4 e:role -3 e:roles -1 e:s -1 e:sad -2 e:safety 3 e:salary -1 e:sales 1 e:satisf -1 e:scienc -2 e:scient 1 e:scratc -1 e:sector -1 e:securi 2
e:servic -1 e:sessio -1 e:settin 1 e:skills 1 e:smartp -2 e:softwa 1 e:soluti -1 e:solvin 1 e:spanis 1 e:speech 3 e:stack 1 e:staff 1 e:stakeh 1 e:standa 1
e:status -1 e:strate 2 e:strive 1 e:struct -1 e:subcon 1 e:subjec -1 e:succes 1 e:superv -1 e:suppor 2 e:surrey 1 e:system 1 e:talent -2 e:target 1 e:tasks -1
e:team 1 e:techni 3 e:techno 2 e:term -1 e:testin 1 e:therap 1 e:there -2 e:think -1 e:thinki 1 e:time -1 e:togeth -1 e:tools 1 e:traine 1 e:traini 1
e:transf -1 e:transp 1 e:travel 1 e:trends 1 e:type -1 e:unders 4 e:unit 2 e:user 1 e:users 2 e:vacanc -1 e:verify 1 e:vision -1 e:want -1 e:way -1 e:we 3
e:week 1 e:weeken 2 e:why -1 e:work 4 e:workfl 1 e:writte 1 e:years -1 f:access -1 f:act -1 f:active 1 f:address -1 f:advertising -1 f:advise 2 f:agile -1
f:align -1 f:already -1 f:am -2 f:amp 2 f:apex -2 f:applications 1 f:arise 1 f:assist 1 f:assists -1 f:attention 1 f:automotive -1 f:available 2 f:aws -1
f:baby -2 f:bachelor -3 f:band 1 f:base -1 f:beans -1 f:believe 1 f:best 1 f:bmi -1 f:bsc -1 f:budget 2 f:build -2 f:building 2 f:business -2 f:but -3 f:c# 1
f:call -1 f:candidate -1 f:candidates 1 f:career -1 f:category 1 f:challenging -1 f:chance -1 f:circle 1 f:cloud 1 f:coach 1 f:collaborate -1 f:collaboration -1
f:colorado -1 f:combining -1 f:commission -1 f:committed 1 f:communicate 1 f:communication 2 f:community 1 f:company 1 f:compensation 2 f:competitive 1
f:compliance 1 f:conduct 1 f:construction 1 f:contact -1 f:content 2 f:continuous 1 f:contract -1 f:contributions 2 f:corporate 1 f:create -1 f:created 2
f:creative 1 f:cross 1 f:currently 1 f:customer -1 f:dallas -1 f:data 1 f:day 2 f:days -1 f:define -1 f:deliver -2 f:dental -1 f:department -1 f:description -3
f:design 1 f:designing 1 f:detail -1 f:determine 1 f:developing -1 f:development 4 f:digital 1 f:direct -2 f:director 2 f:disability -1 f:diversity -1
f:django 1 f:do -3 f:don -2 f:driven -1 f:drug 1 f:duties -1 f:dynatrace -2 f:education -2 f:eeo -2 f:eligible -1 f:email -1 f:eme 2 f:employees -1
f:encouraged -1 f:end -2 f:energy 3 f:engineering -2 f:english 2 f:ensure 1 f:entertainment 2 f:enthusiastic -2 f:equal -1 f:equity -1 f:establish 1
f:eversana 1 f:excel 1 f:excitement -1 f:exciting -1 f:execute -1 f:execution 1 f:face 2 f:feel -2 f:field -1 f:financial -1 f:first -1 f:flexibility -1
f:focus 2 f:follow -2 f:food 1 f:form -1 f:fostering -1 f:friendly -2 f:further -2 f:future 1 f:ged -2 f:genetic -1 f:get -1 f:getting -1 f:global -1
f:growing -1 f:handling -1 f:hcpc 1 f:head 1 f:health -1 f:healthcare -1 f:help -1 f:helping -1 f:highest -1 f:hiring -1 f:home 1 f:human -1 f:ia -1
f:identify 1 f:implement 1 f:in -2 f:independent -1 f:industry -1 f:insurance 2 f:international -1 f:job -2 f:join -1 f:kayak -1 f:key -2 f:kubernetes 1
f:language 2 f:law -1 f:lead 1 f:leading -1 f:learn 2 f:learning 1 f:level -1 f:leveraging 1 f:liaison 1 f:location -3 f:long -1 f:love -1 f:machine 1 f:made -1
f:main -1 f:maintain 1 f:make -1 f:making -1 f:manage 2 f:management 1 f:manager 2 f:managing -1 f:marketing -2 f:match -1 f:media 1 f:medical -1 f:meet 1
f:members -1 f:mentor 1 f:microsoft 1 f:mobile -1 f:money -1 f:monitors 1 f:month 1 f:multi 3 f:name -1 f:national -2 f:navigate -1 f:new -1 f:nhs -1 f:nights 1
f:no -2 f:non -1 f:offer -1 f:offering -1 f:office 1 f:older 2 f:on -1 f:open -1 f:organization 10 f:organizational 1 f:own 1 f:ownership -1 f:paid -1 f:part -3
f:participate 1 f:partner 2 f:patient -1 f:patients 1 f:people -2 f:perform 1 f:performing 1 f:performs -1 f:permanent -1 f:personal -1 f:pharmaceutical 2
f:planning 1 f:platforms 1 f:please -2 f:position -3 f:post -2 f:pre 1 f:presenting 1 f:principal -1 f:privacy 1 f:private -1 f:problem 1 f:procore 2
f:product -1 f:production 2 f:products 1 f:professional 2 f:programming -1 f:project 5 f:proud -1 f:provide -1 f:providing 2 f:python 1 f:qualifications -1
f:qualified 2 f:quality 1 f:receive -1 f:redpanda 1 f:regard 2 f:registered 1 f:rehabilitation 3 f:religion -1 f:remote -1 f:report 1 f:requirements 1
f:resolve -1 f:retirement 1 f:rewards -1 f:right -1 f:riverside 5 f:role -2 f:running 2 f:s -1 f:sad -1 f:safeguarding -1 f:safety 2 f:salary -2 f:sales 1
f:school -2 f:science 1 f:self 1 f:senior -1 f:sense 1 f:service 1 f:services -1 f:set 1 f:sharing -1 f:show 1 f:since -1 f:skill -1 f:small 1 f:software 1
f:spanish 1 f:spire 1 f:spotsource -1 f:standards -1 f:stay -1 f:strategic 1 f:student 3 f:submit 1 f:success 2 f:successful -3 f:support 3 f:supported 1
f:sure -1 f:systems 3 f:taking -1 f:talented -2 f:team 4 f:teams 2 f:tech -1 f:technology 2 f:testing 2 f:theatre 2 f:there -1 f:think -1 f:time 1 f:tools 1
f:training -2 f:travel 1 f:trust 1 f:u -1 f:unique -1 f:unit -1 f:user 2 f:utilize -1 f:valid 1 f:verbal 1 f:vericast -1 f:veteran -1 f:virgin 1 f:vision -1
f:want -2 f:web 2 f:weekends 3 f:wide 1 f:work -3 f:world -1 f:write 1 f:writing 2 f:written 1 f:you -1 f:youth -1 fe:ace:true -1 fe:ach:true 2 fe:ack:true 1
fe:act:false -4 fe:act:true 1 fe:acy:false 1 fe:ade:true -1 fe:ado:false -1 fe:ady:false -1 fe:age:true 4 fe:aid:true -1 fe:ail:false -1 fe:ail:true -1
fe:ain:true -1 fe:ake:true -1 fe:all:false -2 fe:als:false -2 fe:am:true -2 fe:ame:false -1 fe:amp:false 2 fe:ams:true 2 fe:ana:true 1 fe:ans:true -1
fe:ant:false -2 fe:ant:true -1 fe:any:false 2 fe:any:true -1 fe:ard:false 1 fe:ard:true -2 fe:are:true -1 fe:arn:true 2 fe:art:true -1 fe:ary:false -1
fe:ary:true -2 fe:ase:true -3 fe:asy:true -1 fe:ata:true 1 fe:ate:true -1 fe:aws:false -1 fe:ays:false -1 fe:ber:true -1 fe:ble:false 1 fe:ble:true -3
fe:bmi:true -1 fe:but:false -1 fe:but:true -2 fe:c#:false 1 fe:cal:false 1 fe:ces:true -2 fe:cle:true 1 fe:cpc:true 1 fe:cts:false 2 fe:cts:true 1 fe:cus:true 2
fe:day:false 4 fe:ded:true -1 fe:der:false 1 fe:der:true 1 fe:dly:true -1 fe:do:false -1 fe:do:true -1 fe:don:true -2 fe:ead:false -1 fe:ead:true 3
fe:eak:true -1 fe:eal:true 2 fe:eam:false 2 fe:eam:true 2 fe:ear:true 1 fe:ech:true -1 fe:ect:false 1 fe:ect:true 2 fe:eel:true -2 fe:een:true 1 fe:eer:true -1
fe:ees:true -1 fe:eet:true 2 fe:eld:false -2 fe:eld:true 1 fe:elf:true 1 fe:elp:true -1 fe:eme:true 2 fe:ems:false 3 fe:end:true -3 fe:ent:false 1 fe:ent:true 5
fe:ept:true 1 fe:ere:false -2 fe:ers:false -1 fe:ete:true -1 fe:ets:true 1 fe:ety:false 1 fe:eve:true 2 fe:fer:true -1 fe:fic:true 1 fe:ful:false -1
fe:ful:true -3 fe:ged:false -2 fe:ged:true 1 fe:ger:false 2 fe:ges:true -1 fe:get:false 1 fe:gin:true 1 fe:hat:true -1 fe:her:false -1 fe:her:true -1
fe:hip:true -1 fe:hon:false 1 fe:how:true 1 fe:hts:false 2 fe:ia:false -1 fe:ial:true 1 fe:ice:false -1 fe:ice:true 2 fe:ick:true 1 fe:ics:false -2
fe:ide:false 5 fe:ide:true 1 fe:ied:true 1 fe:ier:true 1 fe:ies:false -1 fe:ife:true -1 fe:ild:true -2 fe:ile:true -1 fe:ill:true 1 fe:ils:false 1
fe:ime:false 1 fe:ime:true 1 fe:in:true -2 fe:ine:true -2 fe:ing:false 2 fe:ink:false -1 fe:ins:true -1 fe:int:false 1 fe:ion:false 2 fe:ion:true 1
fe:ior:true -1 fe:ipt:false 1 fe:ire:true 1 fe:ise:true 3 fe:ish:false 2 fe:ish:true 1 fe:ist:false -1 fe:ite:true 1 fe:its:false 1 fe:ity:false -4
fe:ity:true -1 fe:ive:false 2 fe:ive:true 3 fe:ize:true -1 fe:job:false -1 fe:kes:true 1 fe:key:false 1 fe:key:true -2 fe:law:false -1 fe:lay:true -1
fe:lem:true 1 fe:ler:true -1 fe:lid:true 1 fe:lly:true -2 fe:lor:true -3 fe:low:true -2 fe:lth:true -1 fe:lti:true 3 fe:man:true -1 fe:mer:true -1 fe:mit:true 1
fe:nal:false 1 fe:nal:true -2 fe:nce:false 2 fe:nce:true 1 fe:ncy:false -1 fe:nds:false 2 fe:nds:true 2 fe:ned:true -1 fe:ner:false -2 fe:ner:true 2
fe:nes:true -1 fe:new:true -1 fe:ney:false -1 fe:ngo:false 1 fe:ngs:false 1 fe:nhs:true -1 fe:no:true -2 fe:non:true -1 fe:nse:true 1 fe:nts:true 3
fe:ode:true 1 fe:oft:true 1 fe:ogy:false 2 fe:oin:true -1 fe:ole:false -1 fe:ols:false 1 fe:ome:false 1 fe:ome:true -1 fe:on:true -1 fe:one:false -1
fe:ong:true -1 fe:ons:false 1 fe:ons:true 2 fe:ont:true -1 fe:ood:true 1 fe:ool:true -2 fe:ord:false 2 fe:ore:false 2 fe:ork:true -3 fe:orm:true 1 fe:ors:true 2
fe:ort:true 3 fe:ory:false 1 fe:ory:true 2 fe:ose:true -1 fe:oss:true 1 fe:ost:false -1 fe:ost:true 2 fe:ote:true -1 fe:our:false -1 fe:our:true -1
fe:ous:true 2 fe:ove:false -1 fe:own:true 1 fe:pal:true -1 fe:ped:true -1 fe:pen:true -1 fe:pex:false -2 fe:ple:false -1 fe:ple:true -1 fe:ply:true -1
fe:pre:true 1 fe:que:true -1 fe:ral:true -1 fe:ran:true -1 fe:rds:false -1 fe:red:true 1 fe:rgy:true 3 fe:rld:true -1 fe:rms:false 1 fe:rms:true -1
fe:rse:true 1 fe:rst:false 1 fe:rst:true -2 fe:rts:false -1 fe:rug:true 1 fe:s:true -1 fe:sad:false -2 fe:sed:true -1 fe:ser:true 2 fe:ses:true -1 fe:set:true 1
fe:sly:true 1 fe:sts:false -2 fe:sts:true -1 fe:tal:false 1 fe:tal:true -1 fe:tay:true -1 fe:tch:false -1 fe:ted:false -1 fe:ter:true 1 fe:tes:false 2
fe:tic:false 1 fe:tic:true -3 fe:tly:true 1 fe:ton:false -1 fe:ton:true -2 fe:tor:false 3 fe:tor:true 1 fe:tre:true 2 fe:try:false -1 fe:try:true -1
fe:u:true -1 fe:uce:true -1 fe:uct:true -1 fe:unt:true -1 fe:ure:false 1 fe:ure:true 4 fe:urn:false -1 fe:uth:true -1 fe:vel:false 1 fe:vel:true -1
fe:ven:true -1 fe:ver:false -1 fe:ver:true -1 fe:ves:false -1 fe:web:true 2 fe:yer:false -1 fe:you:true -1 fe:zed:false 1 fe:zes:true 1 i:0:1 5 i:0:2 3 i:0:3 2
i:1:2 1 i:1:3 1 i:2:3 -1 i:2:4 -2 i:3:4 -2 i:3:5 1 i:4:5 -5 k:emerging 1 k:method 6 k:soft 4 k:tool 5 kr:core:-1 -3 kr:core:-2 -1 kr:core:-3 -5 kr:core:0 4
kr:core:1 5 kr:core:3 1 kr:emerging:-2 -1 kr:emerging:-3 -1 kr:emerging:1 2 kr:method:0 1 kr:method:1 4 kr:method:2 2 kr:soft:-1 1 kr:soft:-3 2 kr:soft:2 1
kr:tool:-1 -1 kr:tool:-2 -3 kr:tool:-3 2 kr:tool:0 2 kr:tool:2 6 kr:tool:3 1 l: -11 l:ability 5 l:bring -1 l:command 1 l:committed -1 l:degree -2 l:evidence 1
l:experience 4 l:expertise -1 l:familiar -1 l:familiarity 1 l:knowledge 1 l:level -2 l:passionate -2 l:possess -1 l:proficiency 1 l:proficient 1 l:required -1
l:requires -1 l:responsibilities -1 l:responsible 4 l:understand -1 l:understanding 2 l:willing 1 l:years 4 n:1 3 n:2 9 n:3 1 n:4 4 n:5 -1 n:6 -1 n:7 -4 n:8 -8
nc:1:all 7 nc:1:no -5 nc:2:all 6 nc:2:half 1 nc:2:no 1 nc:3:half 4 nc:3:no -6 nc:3:some 2 nc:4:no -6 nc:4:some -4 nx:! -2 nx:" -1 nx:$ 3 nx:& 2 nx:( 2 nx:, 1
nx:. -3 nx:/ 1 nx:: -1 nx:; 1 nx:< -1 nx:> 3 nx:? 1 nx:@ -1 nx:_ -1 nx:a 1 nx:and 4 nx:are 3 nx:as -1 nx:at -1 nx:be -1 nx:being 2 nx:by -1 nx:during 1
nx:experience 1 nx:for -1 nx:has 4 nx:have 1 nx:i -4 nx:if -1 nx:include -1 nx:including 1 nx:is -1 nx:it -2 nx:like -1 nx:must 1 nx:of -5 nx:on -1 nx:per 2
nx:plus -1 nx:requires -3 nx:such 1 nx:that 3 nx:up -1 nx:using 2 nx:via 1 nx:was 1 nx:we 1 nx:where -1 nx:which -1 nx:who 3 nx:will -2 nx:with 1 nx:within 4
nx:you -3 nx:| 1 nx:· 1 nx:– 2 nx:— -1 nx:“ -1 nx:” 2 o2:27_days 1 o2:2_gcses -1 o2:3_main -1 o2:5+_years 2 o2:a_bachelor -1 o2:a_couple -1 o2:a_health -1
o2:a_minimum 2 o2:a_wide 1 o2:ability_to 3 o2:about_organization 1 o2:access_to -3 o2:account_reviews -1 o2:act_as 2 o2:acts_as 2 o2:additional_information 1
o2:additionally_you -2 o2:administer_account 1 o2:affiliates_include -1 o2:align_stakeholders -1 o2:all_applicants 1 o2:all_emergency 2 o2:all_qualified 1
o2:all_staff 1 o2:and_we 1 o2:apex_companies -1 o2:apex_is -1 o2:applicants_who 1 o2:are_you 1 o2:arise_energy 1 o2:as_a 2 o2:as_an -2 o2:as_head 1
o2:as_part -2 o2:as_the 2 o2:as_this 1 o2:assists_creative -3 o2:at_procore 1 o2:at_this 2 o2:automotive_technician -1 o2:b_e -3 o2:baby_care -1
o2:bachelor_s -4 o2:band_6 1 o2:bank_speech 1 o2:beans_is -1 o2:because_when -1 o2:becoming_an 1 o2:bmi_healthcare -1 o2:brandt_sons -2 o2:bsc_or -2
o2:buying_media 1 o2:candidates_must 3 o2:candidates_should 1 o2:care_plus -1 o2:champion_best 1 o2:circle_health 1 o2:circle_rehabilitation -1 o2:click_our -1
o2:collaborate_closely 2 o2:collaborate_with -4 o2:collaborative_working 1 o2:communications_may 1 o2:companies_invested -3 o2:compensation_will 1
o2:competitive_by 2 o2:complete_product 1 o2:comply_with 1 o2:conduct_research 1 o2:consultants_are -1 o2:contact_ranked -1 o2:containerization_containerize -1
o2:contextual_understanding -1 o2:continuous_improvement 1 o2:contribute_to 2 o2:craft_value -1 o2:create_and 1 o2:created_in 1 o2:culture_we -1
o2:data_driven 1 o2:data_governance -1 o2:day_to 1 o2:define_align 1 o2:demonstrate_a -1 o2:department_sales -1 o2:department_which 1
o2:description_undefined -1 o2:design_a 1 o2:designing_and 1 o2:develop_and -3 o2:develop_your 1 o2:developing_research -1 o2:did_you -1 o2:diversity_not -1
o2:do_you -1 o2:driven_by -1 o2:drug_screen 1 o2:during_the -1 o2:duties_may 1 o2:dynatrace_gives -4 o2:dynatrace_is -1 o2:dynatrace_participates -1 o2:e_g 1
o2:easy_apply -1 o2:eeo_is -2 o2:eme_international 1 o2:empathetic_enthusiastic 1 o2:enhanced_maternity 1 o2:ensure_the 1 o2:eq_offers -1 o2:equiniti_is -1
o2:evaluate_what -1 o2:event_industry -1 o2:eversana_intouch 2 o2:evidence_of 1 o2:excellent_communication 1 o2:excellent_english 3 o2:excellent_from -1
o2:execute_customer -1 o2:experience_acting 1 o2:experience_in -1 o2:experience_managing 1 o2:experience_of 1 o2:experience_securing 1 o2:experience_with 2
o2:expertise_in 1 o2:facilitate_discussions -1 o2:familiarity_with 1 o2:federal_regional -1 o2:first_and 2 o2:flexible_time 1 o2:food_production 1
o2:for_further -2 o2:for_more -1 o2:for_that 1 o2:ford_or 2 o2:founded_in 1 o2:from_commercial -2 o2:from_generous 2 o2:full_stack -1 o2:funded_by 1
o2:furthermore_the 1 o2:general_description 1 o2:geological_survey -1 o2:giving_customers 2 o2:global_talent -1 o2:good_organizational 1 o2:gpl_technologies 1
o2:hailo_zopa -1 o2:handling_inbound 1 o2:have_a -2 o2:headquartered_in -1 o2:health_and -1 o2:help_maintain 1 o2:high_school -2 o2:homerton_hospital -1
o2:homerton_university 1 o2:hospital_and 2 o2:hs_diploma -1 o2:html_css 1 o2:ideally_you -1 o2:identify_and 2 o2:identify_growth -1 o2:if_serving 1
o2:if_your -1 o2:implement_and 1 o2:improving_access -2 o2:improving_patient -1 o2:in_addition -1 o2:in_depth 2 o2:in_detail 1 o2:in_return -1 o2:in_this -1
o2:in_today 1 o2:insurance_agencies 2 o2:insurance_partners 1 o2:intensive_rehabilitation 1 o2:interest_in 2 o2:intermediate_to 1 o2:issues_may -1
o2:it_includes 1 o2:it_is 1 o2:it_will -1 o2:kayak_is -2 o2:kayak_stamford -1 o2:kestrel_runs -1 o2:lead_multiple 1 o2:lead_paid 1 o2:lead_the 1
o2:learning_is -1 o2:lhbs_is 2 o2:linking_between 1 o2:loading_unloading 4 o2:location_remote -1 o2:maintain_customer 1 o2:majority_of -1 o2:make_the -1
o2:manage_renewals 1 o2:manager_will 2 o2:many_employees -1 o2:market_leading -1 o2:maths_english 1 o2:medical_dental -2 o2:minimum_of -2 o2:monitor_and 2
o2:monitor_terminating -2 o2:more_than 1 o2:most_important 2 o2:multi_lingual 2 o2:must_have 1 o2:name_cement 1 o2:namely_is -1 o2:national_general -1
o2:navigate_power -1 o2:ncbr_2011 -1 o2:net_web 3 o2:new_york 1 o2:nhs_professionals -2 o2:nonimmigrant_workers -2 o2:not_to -1 o2:notify_manager -1 o2:now_we 2
o2:olds_only 2 o2:on_site -1 o2:one_at -1 o2:opentable_kayak -1 o2:operates_chemical 3 o2:organization_organization 1 o2:osha_40 1 o2:other_duties -1
o2:other_perks -1 o2:our_company 2 o2:our_corporate 1 o2:our_current -1 o2:our_data 2 o2:our_dedication -1 o2:our_eight -1 o2:our_first -1 o2:our_proprietary 1
o2:our_salary -1 o2:our_service -1 o2:our_success 1 o2:our_team 1 o2:our_total -1 o2:outstanding_presentation -1 o2:paid_time -1 o2:participate_in -1
o2:partner_with -2 o2:passionate_about -2 o2:pay_is -2 o2:pay_offered -1 o2:personal_trainer 2 o2:please_note -2 o2:please_state -1 o2:point_quotit -1
o2:position_requirements 1 o2:previous_experience 1 o2:primary_purpose 2 o2:principal_software 1 o2:prior_experience 1 o2:procore_is -1 o2:product_strategist -1
o2:proficiency_in 1 o2:proficient_at -1 o2:proficient_in 3 o2:proficient_with 1 o2:proven_previous 1 o2:provide_technical 3 o2:provides_department 1
o2:providing_advice 1 o2:providing_outstanding 1 o2:purpose_built -1 o2:questions_about -1 o2:race_color -1 o2:rachel_davies -1 o2:range_2 -2 o2:ranked_in -1
o2:receive_incident -2 o2:redpanda_is 1 o2:ref_6413br -1 o2:registered_nurse -1 o2:relying_on 1 o2:representative_looking 1 o2:respond_to 1 o2:review_and 2
o2:riverside_is -1 o2:riverside_technology -1 o2:sales_positions -1 o2:schedules_are 1 o2:search_fan -1 o2:send_your -1 o2:senior_software 1 o2:since_it -1
o2:since_its -1 o2:since_our 1 o2:solid_understanding 1 o2:spanish_computer 1 o2:speak_with -1 o2:spire_healthcare 1 o2:spire_southampton -1 o2:ste_z3pompano -1
o2:strong_ability -2 o2:strong_analytical 1 o2:strong_attention 1 o2:strong_enthusiastic 1 o2:strong_existing 3 o2:strong_experience 1
o2:successful_candidates -1 o2:successful_medical 1 o2:take_action -2 o2:take_inbound 1 o2:technical_proficiency 1 o2:thanks_nakedhearts -2 o2:that_s -1
o2:the_base -1 o2:the_beans 2 o2:the_candidate 1 o2:the_hospital -1 o2:the_main 1 o2:the_offer -1 o2:the_position 1 o2:the_post -2 o2:the_postholder 3
o2:the_primary -2 o2:the_principal 1 o2:the_quality 2 o2:the_requirements -3 o2:the_role 2 o2:the_sad -1 o2:the_senior -1 o2:the_sr 3 o2:the_successful -2
o2:the_tech -3 o2:the_unit 2 o2:theatre_practitioner 1 o2:there_are -3 o2:these_consist -1 o2:this_includes -2 o2:this_individual 1 o2:this_involves 2
o2:this_is -1 o2:this_position -2 o2:this_post -1 o2:this_role -1 o2:through_our -1 o2:title_and 1 o2:to_apply 1 o2:to_deliver -1 o2:to_learn 2
o2:to_maintain -1 o2:to_speak -3 o2:to_strategically 1 o2:to_use 1 o2:to_work 1 o2:together_we -1 o2:understanding_of 1 o2:university_s -1 o2:up_to 1
o2:us_procore 1 o2:vital_career -2 o2:want_to -2 o2:we_also -1 o2:we_approach 1 o2:we_are -3 o2:we_aspire 1 o2:we_bring -1 o2:we_build -1 o2:we_carry -1
o2:we_celebrate 1 o2:we_combine -1 o2:we_commit 2 o2:we_deliver -1 o2:we_do -1 o2:we_ensure -1 o2:we_have 1 o2:we_know 1 o2:we_offer -1 o2:we_operate 2
o2:we_prefer 1 o2:we_provide 1 o2:we_re -2 o2:we_require 1 o2:we_reserve -1 o2:we_specialize -1 o2:we_strongly 2 o2:we_take -2 o2:we_use 1 o2:we_will 2
o2:we_work 1 o2:web_experience -1 o2:what_are 1 o2:what_we 1 o2:what_will 1 o2:what_you 1 o2:when_determining -1 o2:when_we -2 o2:when_you -1 o2:with_a -1
o2:with_billions -1 o2:with_eigenlayer -2 o2:with_this 1 o2:within_cambridge -1 o2:work_in -1 o2:work_to 2 o2:working_alongside 1 o2:working_knowledge 3
o2:would_you -1 o2:writing_and 3 o2:you_communicate 2 o2:you_enjoy 1 o2:you_get -1 o2:you_have 2 o2:you_ll -2 o2:you_thrive 1 o2:your_talent -1 o:2 -1 o:27 1
o:3 -1 o:5+ 2 o:a -1 o:ability 3 o:about 1 o:access -3 o:act 2 o:acts 2 o:additional -1 o:additionally -2 o:administer 1 o:affiliates -1 o:align -1 o:all 3
o:always -1 o:apex -2 o:applicants -1 o:applications 1 o:are 1 o:arise 1 o:as 2 o:assists -4 o:at 4 o:attend -1 o:automotive -1 o:awesome -1 o:b -3 o:baby -1
o:bachelor -4 o:bank 1 o:beans -1 o:because -1 o:becoming 1 o:bmi -1 o:brandt -2 o:bsc -2 o:candidates 4 o:care -1 o:career 1 o:champion 1 o:check 1 o:circle -1
o:click -1 o:collaborate -2 o:collaborative 1 o:communicate 1 o:communications 1 o:companies -3 o:company -1 o:compensation 1 o:competitive 2 o:complete 1
o:comply 1 o:conduct 1 o:consultants -2 o:contact -1 o:containerization -1 o:contextual -1 o:continuous 1 o:contribute 2 o:craft -1 o:create 1 o:created 1
o:creative 1 o:culture -1 o:current 1 o:dallas -1 o:data 1 o:day 1 o:demonstrate -1 o:demonstrated 1 o:description -1 o:design 1 o:designing 1 o:develop -1
o:developing -1 o:did -1 o:diversity -2 o:do -1 o:driven -1 o:drug 1 o:during -1 o:duties 1 o:dynatrace -7 o:e 1 o:easy -1 o:eeo -2 o:effective 1 o:eme 1
o:empathetic 1 o:employees -1 o:energy 1 o:enhanced 1 o:ensure 1 o:equiniti -1 o:establish 1 o:evaluate -1 o:event -1 o:eversana 2 o:evidence 1 o:excellent 4
o:execute -1 o:experience 5 o:expertise 1 o:facilitate -1 o:familiarity 1 o:federal -1 o:first 2 o:flexibility 1 o:fluent 1 o:follow -1 o:food 1 o:for -1
o:ford 2 o:founded 1 o:free -1 o:from -1 o:funded 1 o:furthermore 1 o:general 1 o:geological -1 o:giving 2 o:global -1 o:good 3 o:gpl 1 o:hailo -1 o:handling 1
o:have -2 o:headquartered -1 o:health -1 o:help 1 o:high -1 o:hospital 2 o:hs -1 o:html 1 o:ideally -1 o:identify 2 o:if 1 o:implement 1 o:improving -2 o:in -2
o:insurance 3 o:intensive 1 o:interest 2 o:intermediate 1 o:issues -1 o:join 1 o:kayak -3 o:kestrel -1 o:learning -1 o:lhbs 2 o:linking 1 o:live -1 o:loading 4
o:location -1 o:maintain 2 o:majority -1 o:manage 1 o:manager 2 o:many -1 o:market -1 o:marketing -2 o:maths 1 o:medical -2 o:mentor 1 o:minimum -1
o:monitors -1 o:more 1 o:most 2 o:multi 2 o:must 1 o:name 1 o:namely -1 o:national -1 o:navigate -1 o:ncbr -1 o:net 3 o:new 1 o:nhs -2 o:nonimmigrant -2
o:not -1 o:notify -1 o:now 2 o:olds 2 o:on -1 o:one -1 o:opentable -1 o:operates 3 o:organization 1 o:osha 1 o:other -2 o:outstanding -1 o:paid -1
o:participate -1 o:partner -2 o:passionate -2 o:pay -2 o:performs -1 o:personal 2 o:please -1 o:point -1 o:position 1 o:previous 1 o:primary 2 o:principal 1
o:prior 2 o:procore -1 o:product -1 o:proficiency 1 o:proficient 2 o:proven 1 o:provide 1 o:providing 3 o:purpose -1 o:questions -1 o:race -1 o:rachel -1
o:ranked -1 o:receive -2 o:redpanda 1 o:ref -1 o:registered -1 o:relying 1 o:representative 1 o:respond 1 o:review 2 o:right -1 o:riverside -2 o:sales -1
o:schedules 1 o:search -1 o:send -1 o:senior -1 o:solid 1 o:spanish 1 o:speak -1 o:spotsource -1 o:sr -1 o:ste -1 o:strong 6 o:supervise 1 o:take -1 o:team 1
o:technical 1 o:thanks -2 o:that -1 o:the 1 o:theatre 1 o:there -2 o:these -1 o:they 1 o:this -5 o:through -1 o:title 1 o:together -1 o:trust 2 o:understand -1
o:understanding 1 o:university -1 o:up 1 o:us 1 o:utilize 1 o:vericast 1 o:visit -1 o:vital -2 o:want -2 o:we -1 o:web -1 o:what 3 o:when -4 o:with -3
o:within -1 o:work 1 o:working 2 o:would -1 o:writing 3 o:you 1 o:your -2 p:0 1 p:1 3 p:2 2 p:5 -4 pn:^:! -1 pn:^:$ -1 pn:^:& -1 pn:^:( 1 pn:^:) 1 pn:^:, -2
pn:^:/ 1 pn:^:: 1 pn:^:; 1 pn:^:and 4 pn:^:are 1 pn:^:by -1 pn:^:experience 2 pn:^:i -4 pn:^:if -1 pn:^:include -1 pn:^:including -1 pn:^:is 1 pn:^:must 1
pn:^:of 1 pn:^:or -1 pn:^:that 2 pn:^:through 1 pn:^:to -4 pn:^:was 1 pn:^:where -1 pn:^:will 1 pn:^:within 1 pn:^:you -2 pn:^:| 1 pn:^:– 1 pn:a:, -4 pn:a:. 1
pn:a:and -1 pn:a:experience 1 pn:a:is 1 pn:a:of -1 pn:a:that 2 pn:a:to -1 pn:all:, 1 pn:all:will 2 pn:amp:$ 1 pn:an:. -1 pn:an:and 1 pn:an:to 1 pn:and:$ -3
pn:and:( 1 pn:and:) 1 pn:and:, -1 pn:and:; -1 pn:and:and -1 pn:and:are 2 pn:and:as 1 pn:and:for 1 pn:and:have 1 pn:and:in -1 pn:and:is -1 pn:and:of -1
pn:and:such 1 pn:and:that 1 pn:and:to 2 pn:and:using 1 pn:and:will -2 pn:are:. 2 pn:are:and -1 pn:are:of -1 pn:are:to -1 pn:are:who 2 pn:as:, 3 pn:as:and 1
pn:as:as -1 pn:as:to -3 pn:aws:, -1 pn:be:, -1 pn:be:. 2 pn:be:that -1 pn:be:to 1 pn:both:. 1 pn:brands:, 2 pn:by:, 1 pn:by:. -1 pn:can:. -1 pn:can:to 1
pn:color:, -1 pn:contact:> -2 pn:data:, 1 pn:design:, 1 pn:development:, 1 pn:experience:, 1 pn:experience:or -1 pn:for:( 1 pn:for:. -1 pn:for:/ -1 pn:for:to 1
pn:has:and -1 pn:have:. -2 pn:have:and -1 pn:have:we 2 pn:health:, 1 pn:i:. -1 pn:in:$ 1 pn:in:, -1 pn:in:and -1 pn:include:, -1 pn:including:, -1
pn:including:. 1 pn:is:, 2 pn:is:and -1 pn:is:to -2 pn:it:. 1 pn:it:to -1 pn:like:, -1 pn:ll:, 1 pn:ll:to 1 pn:location:, -1 pn:must:, 1 pn:name:> -1 pn:of:$ -1
pn:of:. -1 pn:or:$ 2 pn:or:( -1 pn:or:, -1 pn:or:. 1 pn:or:and -1 pn:organization:> 3 pn:orientation:, 1 pn:other:$ 1 pn:other:, -1 pn:our:, -3 pn:our:are 1
pn:our:have 1 pn:our:to 1 pn:per:$ -1 pn:per:. 1 pn:quality:, 1 pn:re:to 1 pn:religion:, -1 pn:sales:, -1 pn:science:, -3 pn:service:, 2 pn:services:, 1
pn:sex:, -1 pn:similar:. 1 pn:skills:, -1 pn:status:, -1 pn:strong:$ 1 pn:strong:and 1 pn:strong:to 1 pn:team:, -1 pn:that:, 1 pn:that:. -2 pn:that:and -2
pn:that:to -1 pn:the:$ 1 pn:the:, 2 pn:the:is -2 pn:the:to -2 pn:the:will -1 pn:this:is -1 pn:this:requires -1 pn:this:to 1 pn:this:will -1 pn:through:to 1
pn:to:, 1 pn:to:. -1 pn:to:that -1 pn:to:to 1 pn:type:$ -1 pn:we:$ -1 pn:we:. -1 pn:we:of 1 pn:we:to -2 pn:we:you -1 pn:which:and -1 pn:who:and -1 pn:will:, 1
pn:will:. -1 pn:will:and 1 pn:will:as 1 pn:will:for 1 pn:with:and 1 pn:without:to 2 pn:you:$ 1 pn:you:. 1 pn:you:? 2 pn:you:and -1 pn:you:you -1 pn:your:, 1
pn:your:will 1 pv:1 -1 pv:2 -1 pv:25 1 pv:30 1 pv:401k -1 pv:5 1 pv:a -1 pv:about 1 pv:accounts -1 pv:additional -2 pv:after 2 pv:all 4 pv:also -1 pv:always 1
pv:amp 1 pv:an -3 pv:and 4 pv:any 1 pv:are 1 pv:as 1 pv:at -1 pv:aws -1 pv:be -1 pv:been -1 pv:being -1 pv:benefits -1 pv:brands 2 pv:can 1 pv:care -1
pv:collins -1 pv:color -1 pv:communication 1 pv:contact -2 pv:customers -1 pv:data 1 pv:description 1 pv:design 1 pv:desired -2 pv:development 1 pv:director 2
pv:effective 1 pv:email -1 pv:engineer 1 pv:engineering 1 pv:english 2 pv:excellent 2 pv:experience -1 pv:for 1 pv:from -1 pv:general -1 pv:good 1 pv:great -1
pv:has -1 pv:have -1 pv:health 1 pv:high -1 pv:highly -1 pv:i -3 pv:in -2 pv:include -2 pv:includes -1 pv:including -1 pv:location -1 pv:management -2
pv:manager -1 pv:marketing -1 pv:more -1 pv:must 3 pv:or 1 pv:organization 3 pv:orientation 1 pv:other -1 pv:our 1 pv:outstanding 1 pv:patients -1
pv:performance 1 pv:phone -1 pv:priorities 1 pv:products 1 pv:python 1 pv:re 1 pv:related -2 pv:relevant 1 pv:religion -1 pv:remote -1 pv:reviews 1 pv:s -1
pv:sales -1 pv:science -3 pv:scientist -1 pv:service 1 pv:services 1 pv:sex -1 pv:similar 1 pv:solid 1 pv:staff 1 pv:status -1 pv:strong 4 pv:systems 1
pv:team -2 pv:technologies -1 pv:that 1 pv:the -5 pv:their -1 pv:these -1 pv:this -5 pv:through 2 pv:time -1 pv:to 1 pv:type -1 pv:via 1 pv:was -1 pv:we -2
pv:week 1 pv:which -2 pv:will -2 pv:with 3 pv:within -1 pv:without 2 pv:working -1 pv:would -1 pv:your 2 q:apply1 -1 q:apply2 -3 q:ask1 1 q:ask2 5 q:firm1 -2
q:firm2 -1 q:firm3 2 q:law1 -6 q:law2 -1 q:law3 -1 q:offer1 -5 q:offer2 -6 q:verb1 3 q:verb2 5 q:verb3 2 s:-1 -7 s:-10 -1 s:-2 -2 s:-3 -3 s:-4 -3 s:-5 -3
s:-6 -1 s:-7 -7 s:-8 -4 s:-9 -6 s:0 6 s:1 6 s:2 2 s:3 2 s:4 5 s:5 5 s:6 2 s:7 3 s:8 4 s:9 3 su:-1:about 1 su:-1:benefits -4 su:-1:duties 5 su:-1:must -6
su:-1:nice -3 su:-1:tools -2 su:-2:about -1 su:-2:benefits -3 su:-2:duties 1 su:-2:legal -3 su:-2:must -3 su:-2:nice -2 su:-2:null 1 su:-3:about -2
su:-3:benefits -4 su:-3:duties 2 su:-3:legal -4 su:-3:must -2 su:-3:nice -1 su:0:about 2 su:0:benefits 1 su:0:duties 4 su:0:nice 2 su:0:null -1 su:0:tools -3
su:1:about 1 su:1:benefits 3 su:1:duties 3 su:1:must 7 su:1:nice -5 su:2:duties 2 su:2:must 2 su:2:nice 3 su:2:null 4 su:3:must 3 su:3:nice 2 su:3:null 2
t:2011 -1 t:3 -2 t:40 1 t:6 2 t:7 1 t:a -3 t:abili -1 t:about -1 t:above -2 t:acade -1 t:accel -1 t:accep 1 t:acces -2 t:accom -1 t:accur -1 t:acqui 1
t:acros -3 t:actio -1 t:acute 4 t:ad -1 t:adapt 1 t:addre -1 t:adher 1 t:adjus -1 t:admin -2 t:adult 3 t:adver -1 t:advic 2 t:advis 1 t:aggre 1 t:agile -2
t:ai 1 t:algor -1 t:align -2 t:all -1 t:allow -1 t:alrea -1 t:also -1 t:am -2 t:ameri -1 t:amp 2 t:an -4 t:analy 5 t:and 1 t:annua -1 t:apex -3 t:api -1
t:app -1 t:appli 5 t:apply 1 t:appre -2 t:appro 4 t:ar 1 t:archi 2 t:areas -1 t:aroun -1 t:art -1 t:asses 1 t:assig -1 t:assis -4 t:assoc 2 t:assum -1 t:atten 1
t:autho 1 t:avail 3 t:avera 1 t:award -1 t:b -2 t:baby -2 t:bache -3 t:backg 1 t:band 1 t:bank 1 t:base -2 t:based -2 t:bay -1 t:beans 1 t:belie 1 t:below -1
t:bette 1 t:betwe -1 t:beyon -1 t:big -1 t:birmi -1 t:bmi -1 t:both -1 t:brand -1 t:break -1 t:breed 1 t:bsc -1 t:budge 2 t:build -2 t:built -1 t:busin -6
t:but -4 t:c# 1 t:campa 2 t:candi -3 t:capab 1 t:capit -1 t:care 4 t:caree -1 t:carin -2 t:cash 1 t:categ 2 t:cater -1 t:cd 1 t:cemen -1 t:cente -1 t:centr 1
t:certi 3 t:chain -2 t:chall -4 t:chann -2 t:chat -1 t:check 1 t:chemi 1 t:child -1 t:ci 2 t:circl 1 t:city -1 t:claim 1 t:class -1 t:clear 2 t:click -1
t:clien 4 t:clini 3 t:closi 1 t:cloud -1 t:coach -1 t:code 1 t:codin 2 t:colla -1 t:color -1 t:com -1 t:come -1 t:comme -1 t:commu 5 t:compa 3 t:compe 3
t:compl 3 t:compo 2 t:compu -2 t:condu 2 t:confi -2 t:conne -2 t:consi -2 t:const 1 t:conta -1 t:conte 5 t:conti 1 t:contr 3 t:conve 3 t:coord -1 t:corre 2
t:cost -1 t:cover -1 t:credi -1 t:crm 1 t:cross 2 t:cultu -1 t:curre 2 t:cutti -1 t:d -1 t:dalla -1 t:data 2 t:datas 1 t:day 2 t:days -1 t:deale -2 t:decis 1
t:dedic -2 t:defen 1 t:degre -8 t:deliv -2 t:denta -1 t:depar 1 t:deplo 1 t:depth 1 t:descr -2 t:desig 1 t:detai 1 t:devel 1 t:devic 1 t:diffe -1 t:dinin -1
t:diplo -4 t:direc 4 t:dirty -2 t:disab -2 t:disco -1 t:discu 1 t:distr 1 t:djang 1 t:do -3 t:don -2 t:drive 1 t:drug 2 t:dutie -3 t:dynam -1 t:dynat -2 t:e -1
t:each -2 t:early 1 t:east 1 t:easy -1 t:econo -1 t:edge -2 t:editi -1 t:edito 1 t:educa -2 t:eeo -2 t:effec -2 t:effic -2 t:effor 2 t:eigen -1 t:eleme -1
t:eligi -1 t:embra -1 t:eme 2 t:emerg 1 t:empat 2 t:emplo -3 t:empow -1 t:enabl -1 t:encou -2 t:end -2 t:energ 4 t:engag -1 t:engin -1 t:engli 3 t:enjoy 1
t:enoug 2 t:enter 1 t:enthu -2 t:entre -2 t:envir -3 t:equal -2 t:equip 2 t:equit -1 t:equiv -1 t:escal -1 t:essen 2 t:estab -1 t:evalu -1 t:event -2 t:evers 1
t:every -1 t:examp 1 t:excee 1 t:excel 2 t:excit -2 t:execu -2 t:exerc 1 t:exist 1 t:expec -1 t:exper -1 t:exten 2 t:exter -2 t:face 2 t:famil 1 t:fanta 2
t:fast 2 t:feedb 1 t:feel -3 t:field -3 t:finan -2 t:firms -1 t:first -3 t:fixed -1 t:focus -1 t:follo -3 t:food 2 t:for 4 t:force -1 t:foref -1 t:forum 1
t:forwa -1 t:foste -1 t:found -2 t:four -1 t:frame 1 t:franc -1 t:free 1 t:frien -2 t:from -1 t:full -2 t:funde -1 t:furth -1 t:futur 1 t:game -1 t:ged -2
t:genet -1 t:geogr -1 t:get -1 t:getti -2 t:globa -4 t:gmp 1 t:goal -1 t:goals -1 t:good -1 t:gover 1 t:great -2 t:green -1 t:groun -1 t:grow -1 t:growi -3
t:growt -2 t:guide -1 t:gym -1 t:hands -2 t:hard 1 t:hcpc 1 t:head 1 t:healt -2 t:heavy 1 t:help -1 t:helpi -1 t:here -1 t:high 1 t:highe -1 t:highl -1
t:hire -1 t:hirin -1 t:home 1 t:hospi -3 t:house -3 t:hr -1 t:html 1 t:human -2 t:hunt 1 t:ia -1 t:ideas 1 t:ident 1 t:illus 1 t:image -1 t:imagi -1 t:immer -1
t:impac -2 t:imple -1 t:impro -1 t:inbou 1 t:indep -1 t:indus 2 t:infra 3 t:initi -2 t:innov -2 t:insig -1 t:inspi 1 t:insta 1 t:insur -1 t:integ -1 t:inter -1
t:into -1 t:intou 2 t:intui -1 t:inves -1 t:issue 3 t:its -3 t:jobot -1 t:join -1 t:jquer 1 t:js 1 t:junio 1 t:kayak -2 t:key -3 t:knowl 1 t:kuber 1 t:labor 1
t:langu 2 t:large 2 t:law -1 t:lead 1 t:leade 1 t:leadi -2 t:leads 3 t:lean 1 t:learn 4 t:leave -1 t:led -1 t:less 2 t:lette 1 t:level 2 t:lever 1 t:liais 1
t:licen 3 t:lieu -1 t:life -2 t:limit -1 t:linke -1 t:liste -1 t:livin -1 t:local -1 t:locat -3 t:long -1 t:love -1 t:machi 2 t:made -1 t:magaz -1 t:main -1
t:make -1 t:makin -1 t:manag 7 t:manua -1 t:marke -2 t:match -2 t:mathe -2 t:measu -1 t:media 2 t:medic 3 t:meet 1 t:meeti -1 t:membe 4 t:menta 3 t:mento 2
t:metho 1 t:micro 2 t:mid 1 t:migra 3 t:minds 2 t:minim -1 t:missi -1 t:mobil -2 t:model -1 t:moder 1 t:money -1 t:monit 4 t:month 1 t:most -2 t:multi 3
t:naked -1 t:name -3 t:namel -2 t:natio -2 t:navig -3 t:need -1 t:needs -1 t:net -1 t:neuro -1 t:new -1 t:next -1 t:nhs -2 t:night 1 t:no -3 t:node 1 t:non -2
t:north -1 t:not -2 t:notes 1 t:novem -1 t:numbe -1 t:nursi -1 t:occup 3 t:of 4 t:off -1 t:offer -2 t:offic -2 t:offsh 1 t:older 4 t:olds 3 t:on -1 t:one 1
t:ongoi 1 t:only 3 t:open -2 t:opera 3 t:optim 1 t:optio 1 t:organ 7 t:orien 1 t:origi -1 t:other 3 t:our 3 t:outco -1 t:outli -1 t:over -1 t:overa -1
t:overs -1 t:overt 1 t:own 2 t:owner -2 t:paced 1 t:packa 1 t:page -1 t:paid -2 t:part -5 t:parti -2 t:partn -2 t:passi -1 t:patie 1 t:pay -1 t:pensi -1
t:peopl -1 t:perfo 1 t:perio 1 t:perma -1 t:pgi 1 t:pharm 5 t:phone -1 t:pipel 2 t:pivot 1 t:place -3 t:plan -1 t:plann 1 t:plans 2 t:plant -1 t:platf 1
t:pleas -3 t:plus -1 t:polic -1 t:posit -5 t:post -1 t:poten -1 t:power -3 t:pract 2 t:prefe -1 t:prepa 1 t:prese 3 t:press 1 t:prior 1 t:priva -1 t:proce 6
t:proco 1 t:produ 5 t:profi -1 t:progr -1 t:proje 10 t:promo 2 t:propo -1 t:prosp 1 t:proud -1 t:provi -2 t:psych 3 t:purpo -2 t:quali 5 t:quart 2 t:queri -1
t:quick 1 t:quota 2 t:raise -1 t:range -1 t:reali -1 t:recei -1 t:recog -1 t:recom 1 t:recru -1 t:redpa 3 t:reduc -1 t:refer -1 t:refle 1 t:regar 2 t:regio -2
t:regis 4 t:regul 3 t:rehab 5 t:relat 3 t:relev -1 t:relia -1 t:relig -1 t:remed 1 t:remot -1 t:renew 2 t:repor 1 t:repre 1 t:requi 4 t:resea 1 t:resol 1
t:resou -5 t:respe 1 t:respo -2 t:resum -1 t:retai -1 t:retir 1 t:revie 3 t:right -2 t:river 5 t:roadm -1 t:robus 1 t:role -4 t:roles -1 t:royal -1 t:runni 1
t:s -7 t:sad -1 t:safeg -1 t:safet 2 t:salar -3 t:sales 2 t:satis -1 t:scala 2 t:scale 2 t:sched 1 t:schoo -2 t:scien 1 t:scrat -1 t:scree 2 t:scrip 1 t:scrub 2
t:seaml 1 t:searc -1 t:seatt 1 t:secto -1 t:secur 4 t:selec -1 t:self 1 t:selli 1 t:send -1 t:senio -3 t:sense 1 t:sensi 1 t:servi 2 t:sessi -1 t:set 3
t:setti 1 t:shari -1 t:shift 2 t:short 1 t:show 1 t:simpl -1 t:since -1 t:singl -1 t:situa 1 t:skill 3 t:small 1 t:smart -3 t:smoot 1 t:socia 2 t:softw 4
t:solut -3 t:solvi 1 t:some -1 t:south -1 t:spani 1 t:speec 3 t:spire 1 t:spoke 1 t:spons 1 t:spots -1 t:sr 1 t:stack 1 t:staff 2 t:stage 1 t:stake -1 t:stand 1
t:stati 1 t:statu -4 t:stay -1 t:step -1 t:strat 3 t:strea -2 t:striv 1 t:stron 1 t:struc -1 t:stude 2 t:studi -2 t:style 1 t:subco 1 t:subje -1 t:submi 1
t:succe -3 t:suppo 3 t:sure -1 t:surre 1 t:surve -1 t:susta -1 t:syste 3 t:t -2 t:table -1 t:take -1 t:takin -2 t:talen -3 t:talk 1 t:tasks -1 t:teach 1
t:team -1 t:teams 3 t:tech -1 t:techn 6 t:term -2 t:test -1 t:testi 2 t:the -2 t:theat 3 t:their -3 t:them -1 t:thera 4 t:there -2 t:these -1 t:this -3
t:thoug -1 t:thriv -1 t:throu -1 t:ticke -1 t:time 1 t:title -1 t:to 2 t:today -1 t:toget -1 t:tools 1 t:top -1 t:topic 1 t:track 1 t:tradi -1 t:trans -1
t:trave 1 t:treat 3 t:trend 1 t:trust 1 t:typic 2 t:u -1 t:uk -1 t:under 5 t:uniqu -2 t:unive -1 t:unloc 1 t:up -2 t:upon -1 t:us -1 t:use 1 t:used -1 t:utili 1
t:ux -1 t:vacan -2 t:valid 2 t:valua -1 t:value -3 t:varie 3 t:verba 2 t:verde -1 t:veric -1 t:veter -1 t:video 1 t:virgi 1 t:visio -1 t:visit -1 t:visua -1
t:vr 1 t:wales -1 t:want -1 t:ward -1 t:way -1 t:we 3 t:web 4 t:websi -1 t:week 1 t:weeke 3 t:welco -1 t:well 1 t:what -2 t:why -1 t:wide 2 t:won -1 t:work 2
t:worke -1 t:workf 1 t:world -1 t:write 1 t:writi 2 t:writt 2 t:years 1 t:you -1 t:young 1 t:youth -1 u:false 3 u:true -1 v:ing:-1 -3 v:ing:-3 -3 v:ing:0 1
v:ing:1 1 v:ing:2 -1 v:noun:-1 -4 v:noun:-2 -7 v:noun:-3 -5 v:noun:1 4 v:noun:2 6 v:noun:3 5 v:verb:-1 -1 v:verb:-2 -4 v:verb:-3 -2 v:verb:0 4 v:verb:1 5
v:verb:2 4 v:verb:3 1 va:ing:( -1 va:ing:, -1 va:ing:; 1 va:ing:are 1 va:ing:as -2 va:ing:be -1 va:ing:by -1 va:ing:is -1 va:noun:# -2 va:noun:% 1 va:noun:( 2
va:noun:) 2 va:noun:+ -1 va:noun:. -1 va:noun:/ 1 va:noun:: -1 va:noun:< 3 va:noun:@ -1 va:noun:_ -1 va:noun:and 2 va:noun:as 3 va:noun:be 1 va:noun:being -2
va:noun:during 1 va:noun:has -3 va:noun:have 1 va:noun:i -2 va:noun:if -2 va:noun:include -1 va:noun:includes -1 va:noun:including 1 va:noun:is -1
va:noun:must 1 va:noun:that 3 va:noun:through 1 va:noun:was -1 va:noun:we’re -1 va:noun:which -1 va:noun:while -1 va:noun:will -2 va:noun:within -1
va:noun:without 1 va:noun:you -1 va:noun:| -1 va:noun: -1 va:noun:£ -1 va:noun:“ 2 va:noun:… 1 va:verb:( -1 va:verb:) -1 va:verb:, 2 va:verb:: 3 va:verb:; 1
va:verb:^ 2 va:verb:and -2 va:verb:are -1 va:verb:as -1 va:verb:be 1 va:verb:can 1 va:verb:have -1 va:verb:i -1 va:verb:it -1 va:verb:must 1 va:verb:than 1
va:verb:that -1 va:verb:through 1 va:verb:to 1 va:verb:we -2 va:verb:we’re 1 va:verb:which -1 va:verb:while 1 va:verb:will 1 va:verb:you 3 va:verb:you’ll 1
va:verb:· 1 w1:false:all:false:, 1 w1:false:all:false:^ -1 w1:false:all:false:and 3 w1:false:all:false:are -1 w1:false:all:false:to 1 w1:false:all:false:you -1
w1:false:all:true:( 1 w1:false:all:true:, 1 w1:false:all:true:^ 1 w1:false:half:false:( -2 w1:false:half:false:, -3 w1:false:half:false:^ 3
w1:false:half:false:and -1 w1:false:half:false:are -1 w1:false:half:false:be 1 w1:false:half:false:by -1 w1:false:half:false:have 1 w1:false:half:false:that 1
w1:false:half:false:to 1 w1:false:half:false:we -1 w1:false:half:false:while 1 w1:false:half:false:you 1 w1:false:half:true:, 1 w1:false:half:true:: 2
w1:false:half:true:^ 4 w1:false:no:false:( -1 w1:false:no:false:) -1 w1:false:no:false:, -1 w1:false:no:false:. 1 w1:false:no:false:/ 1 w1:false:no:false:; 2
w1:false:no:false:> -1 w1:false:no:false:@ -1 w1:false:no:false:^ -4 w1:false:no:false:after 2 w1:false:no:false:and 1 w1:false:no:false:are -1
w1:false:no:false:as -1 w1:false:no:false:by 2 w1:false:no:false:can 1 w1:false:no:false:has -1 w1:false:no:false:have -1 w1:false:no:false:i -2
w1:false:no:false:if -1 w1:false:no:false:including 1 w1:false:no:false:must 2 w1:false:no:false:per -1 w1:false:no:false:than 1 w1:false:no:false:that -1
w1:false:no:false:through 1 w1:false:no:false:to -1 w1:false:no:false:using -2 w1:false:no:false:we’re 1 w1:false:no:false:which -1 w1:false:no:false:while -1
w1:false:no:false:whilst -1 w1:false:no:false:you 1 w1:false:no:false:you’ll 1 w1:false:no:false: -1 w1:false:no:false:– 2 w1:false:no:true:" -1
w1:false:no:true:( -1 w1:false:no:true:, -2 w1:false:no:true:: 2 w1:false:no:true:^ -1 w1:false:no:true:and -2 w1:false:no:true:including -1
w1:false:no:true:is 4 w1:false:no:true:through -1 w1:false:no:true:we 1 w1:false:no:true:within 1 w1:false:no:true:· 1 w1:false:some:false:, 2
w1:false:some:false:^ 2 w1:false:some:false:and -2 w1:false:some:false:are 2 w1:false:some:false:as -1 w1:false:some:false:be 1 w1:false:some:false:by -1
w1:false:some:false:have 1 w1:false:some:false:including -1 w1:false:some:false:is -1 w1:false:some:false:that 1 w1:false:some:false:to -1
w1:false:some:false:we -1 w1:false:some:false:we’re -1 w1:false:some:false:you 2 w1:false:some:true:, 1 w1:false:some:true:: 1 w1:false:some:true:^ -1
w1:false:some:true:and 1 w1:false:some:true:to -1 w1:true:all:false:, 1 w1:true:all:false:^ 1 w1:true:all:false:to 2 w1:true:all:true:( 3 w1:true:all:true:, 1
w1:true:all:true:/ 1 w1:true:all:true:^ 1 w1:true:all:true:and -1 w1:true:no:false:" -1 w1:true:no:false:% 1 w1:true:no:false:( 1 w1:true:no:false:) 1
w1:true:no:false:, 3 w1:true:no:false:^ -1 w1:true:no:false:and 2 w1:true:no:false:are -1 w1:true:no:false:have -2 w1:true:no:false:including 1
w1:true:no:false:is -1 w1:true:no:false:it 1 w1:true:no:false:per 1 w1:true:no:false:that 1 w1:true:no:false:to -1 w1:true:no:false:using 1
w1:true:no:false:we -1 w1:true:no:false:will -1 w1:true:no:false:without 2 w1:true:no:false:you -1 w1:true:no:false:– -1 w1:true:no:true:# -1
w1:true:no:true:( -1 w1:true:no:true:, -3 w1:true:no:true:/ -1 w1:true:no:true:: -1 w1:true:no:true:< 3 w1:true:no:true:^ -2 w1:true:no:true:and -2
w1:true:no:true:are 1 w1:true:no:true:as 2 wa:0 -3 wa:1 -4 wa:2 3 wa:3 3 wa:4 1 wa:5 3 wa:6 -2 wm:1 3 wm:2 1 wm:3 -1 wm:4 4 wm:5 2 wm:6 -1 wm:7 -7
wr:0:-1:all -1 wr:0:-1:no -3 wr:0:-2:no -1 wr:0:-3:no 1 wr:0:0:all 1 wr:0:0:no -5 wr:0:1:half 1 wr:0:1:no -6 wr:0:2:all 1 wr:0:2:no -6 wr:1:-1:all 1
wr:1:-1:no 3 wr:1:-1:some 1 wr:1:-2:all 1 wr:1:-2:half 1 wr:1:-2:no 3 wr:1:-3:all 1 wr:1:-3:half 1 wr:1:-3:no 5 wr:1:0:half -1 wr:1:0:no 1 wr:1:0:some -1
wr:1:1:all 3 wr:1:1:half -1 wr:1:1:no 1 wr:1:2:all 2 wr:1:2:half -1 wr:1:2:no 1 wr:1:2:some 2 wr:2:-1:all 2 wr:2:-1:half -1 wr:2:-1:no -1 wr:2:-1:some -1
wr:2:-2:all -3 wr:2:-2:half 1 wr:2:-2:no 2 wr:2:-3:half -1 wr:2:-3:no -4 wr:2:-3:some -1 wr:2:0:all 1 wr:2:0:no 1 wr:2:1:all 1 wr:2:1:half -1 wr:2:1:no 2
wr:2:1:some 1 wr:2:2:half -1 wr:2:2:no 2 wr:2:2:some -1 wr:2:3:no 1 wr:3:-1:all -2 wr:3:-1:no -2 wr:3:-1:some -2 wr:3:-2:all -1 wr:3:-2:half -2 wr:3:-2:no -9
wr:3:-2:some -3 wr:3:-3:all 1 wr:3:-3:no -10 wr:3:-3:some -3 wr:3:0:all 1 wr:3:0:half 3 wr:3:0:no 1 wr:3:0:some 2 wr:3:1:all 1 wr:3:1:half 3 wr:3:1:no 1
wr:3:1:some 3 wr:3:2:all 3 wr:3:2:half 4 wr:3:2:no 2 wr:3:2:some 1 wr:3:3:all 1 wr:3:3:half 1 wr:3:3:no 2 wr:3:3:some -1 z:0 1 z:1 6 z:2 -1 z:3 1 z:4 -3 z:7 -7
z:8 5
`;
