/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from the line breaks of postings. */
export const SENTENCE_END_WEIGHTS = `
= -17 H 19 H* -7 H- -13 H9 23 H< -3 HA 22 HAa 8 H• -11 ag: 6 ag:clients 3 ag:contact 7 ag:description 4 ag:desirable 2 ag:do 7 ag:experience 3 ag:goals 3
ag:hours 3 ag:information 5 ag:initiatives 3 ag:insights 3 ag:insurance -9 ag:manager 5 ag:opportunities 2 ag:plans -5 ag:plus -3 ag:requirements 2 ag:salary 7
ag:services 2 ag:skills 2 ag:surrey 7 ag:team 3 ag:therapist -3 ag:title -6 ag:u -3 ag:us 5 ag:you 2 as: 9 as:1 3 as:10 -2 as:6 -2 as:8a 11 as:a -15 as:about -7
as:account -3 as:across -2 as:acute -4 as:additional -5 as:adopt -5 as:adoption 4 as:age -2 as:allied -3 as:an -7 as:and -19 as:annual -3 as:applications 2
as:apply 4 as:approximately -2 as:architecture -5 as:are 11 as:area 3 as:art -2 as:as -3 as:associate -4 as:assurance 26 as:at -13 as:bank -12 as:base -10
as:beliefs 8 as:benefits 5 as:birmingham 6 as:bmi -14 as:bromsgrove 10 as:by -7 as:cambridge -3 as:care -2 as:check 16 as:checks 4 as:circle -6 as:city 7
as:clinical -9 as:code 5 as:committed -4 as:communication -9 as:community -4 as:company -3 as:compensation -2 as:competitive -3 as:compliance -4 as:confident -7
as:considered 7 as:consultants 7 as:contact -2 as:content -3 as:contract 12 as:coverage 9 as:criteria 7 as:dallas 7 as:data -3 as:day 8 as:deadline -2
as:department 11 as:departments -10 as:deployment 4 as:description 14 as:development 13 as:direction 3 as:disability -3 as:django 5 as:do 6 as:east -2
as:easy -5 as:email -5 as:employees 4 as:employer -3 as:energy -4 as:england -2 as:enhanced -2 as:environment -2 as:equal -4 as:etc 3 as:eversana -2
as:execution -2 as:flexible -3 as:following 3 as:for -10 as:foundation -8 as:from -7 as:fullest -2 as:future 17 as:games 2 as:global -3 as:goals 8 as:group 6
as:hackney -2 as:have 4 as:health -5 as:healthcare -5 as:here 3 as:holidays -3 as:home -2 as:homerton -3 as:hours 9 as:in -19 as:includes -2 as:including -13
as:inclusion 7 as:income -2 as:industry 11 as:information 21 as:innovation -3 as:insights 4 as:insurance -10 as:international 13 as:intouch 2 as:investment -2
as:it -3 as:job -12 as:join -2 as:key -3 as:language -4 as:leader -2 as:leadership -5 as:level -2 as:life 4 as:like -2 as:links 4 as:local -3 as:location -3
as:makes -3 as:management 13 as:manager 13 as:matters -2 as:medicine 18 as:medicines -3 as:migration -5 as:minimum -3 as:more 5 as:most -2 as:name -6
as:namer -5 as:national -3 as:navigate -3 as:network 7 as:new -5 as:nhs -2 as:north -3 as:nurse -2 as:of -17 as:offer 2 as:older -2 as:opportunities 5
as:opportunity 3 as:or -12 as:organization -3 as:original -2 as:our -14 as:over -3 as:partner 2 as:patients -4 as:pay -2 as:pebble -2 as:pension -2 as:period 10
as:perks 8 as:person -3 as:planning 23 as:position -3 as:possess 2 as:possible -3 as:posting -2 as:power 12 as:practice -3 as:process -11 as:procore -4
as:professionals 7 as:program 16 as:project -9 as:projects 4 as:providers -8 as:pto 4 as:qualifications 16 as:quality 2 as:quota -7 as:range -4 as:receive -3
as:recently -2 as:regional -2 as:registered -8 as:rehabilitation -9 as:remote -3 as:required 7 as:requirements 18 as:responsibilities 7 as:results -2 as:role 5
as:salary 5 as:sales 8 as:satisfactory -2 as:scheme 20 as:science -2 as:scientist -2 as:screening -6 as:senior -2 as:service 14 as:services 14 as:skills 3
as:social -6 as:software -2 as:solutions 2 as:spanish 4 as:spire -2 as:staff 10 as:statistics -3 as:success 6 as:successful 3 as:system -2 as:targets -3
as:teams 4 as:technology -8 as:tel -4 as:term -3 as:the -24 as:theatre -4 as:time -3 as:to -10 as:together 3 as:training -6 as:trauma -2 as:trust 10 as:tx 7
as:type -4 as:u.s -8 as:uk -10 as:under -3 as:understanding 5 as:university -2 as:us 12 as:using -5 as:verde -5 as:vericast 4 as:virgin -5 as:web -5 as:week 10
as:west -2 as:who -6 as:will 8 as:with -11 as:within -10 as:work -5 as:year 23 as:years -3 as:york -4 as:you 5 bg: -24 bg:ability 3 bg:additional 3 bg:all 4
bg:apply -5 bg:as -8 bg:at 6 bg:b -2 bg:communicate 2 bg:competitive 3 bg:define 3 bg:demonstrated 8 bg:design -16 bg:develop 2 bg:email 4 bg:eversana 2
bg:experience 3 bg:flexible -7 bg:for 3 bg:identify -2 bg:job 10 bg:k -2 bg:marketing 3 bg:proficient 4 bg:proven 3 bg:provide 2 bg:s -3 bg:salary 4 bg:strong 2
bg:the 8 bg:this 4 bg:we 2 bg:we’re 2 bg:working 2 bg:you 6 bs: 2 bs:10 -3 bs:130,000 -3 bs:2 -5 bs:25 -6 bs:27 12 bs:35 -2 bs:4 5 bs:401k 9 bs:5 10 bs:6 -2
bs:8 9 bs:a 6 bs:ability -12 bs:about 11 bs:access -5 bs:act 5 bs:acute -3 bs:additional 6 bs:all 11 bs:allied -2 bs:and -4 bs:applicants 2 bs:are 13 bs:as 29
bs:associate -4 bs:at 16 bs:bachelor's 12 bs:band 7 bs:bank -5 bs:base 9 bs:based 15 bs:benefits 2 bs:better -4 bs:birmingham -3 bs:bmi 5 bs:board -3 bs:bsc -4
bs:build -7 bs:business -3 bs:candidates -5 bs:care -7 bs:careers -4 bs:cella -3 bs:circle 8 bs:city -2 bs:clinical -3 bs:code -3 bs:collaborate -8
bs:committed -6 bs:community -8 bs:company 14 bs:competitive -3 bs:compliance -2 bs:confident -3 bs:construction -2 bs:consultants -2 bs:contact 9 bs:content -3
bs:contract 4 bs:coordinators -3 bs:cqc -2 bs:customer -2 bs:dallas 5 bs:data -8 bs:date -3 bs:define 8 bs:degree -3 bs:des 6 bs:description 7 bs:develop 2
bs:dice -4 bs:director -3 bs:disability 8 bs:diversity 3 bs:django -3 bs:duties 7 bs:e-verify -5 bs:east -3 bs:easy 4 bs:employee 9 bs:employees 7
bs:employer -7 bs:energy -4 bs:engineer -5 bs:england -2 bs:english 4 bs:enhanced -10 bs:enhancement -4 bs:ensure -3 bs:equal -7 bs:equity 8 bs:establish -3
bs:ethics -3 bs:eversana 6 bs:excel -6 bs:excellent 13 bs:execution -2 bs:exempt -2 bs:fixed 9 bs:flexible 7 bs:food 5 bs:for 19 bs:foundation -6 bs:free -7
bs:general -2 bs:gpl 9 bs:group -6 bs:have 4 bs:hcpc -4 bs:head -4 bs:health 6 bs:healthcare -5 bs:homerton 11 bs:hospital -7 bs:hours -4 bs:hywel 2 bs:if 8
bs:improving -2 bs:in 16 bs:income -2 bs:information 8 bs:interested 5 bs:international -9 bs:intouch -4 bs:is -4 bs:job -3 bs:jobot -2 bs:kayak 9 bs:kentico -4
bs:knowledge 10 bs:kpis -4 bs:lead 13 bs:leader -2 bs:leave -3 bs:liaison -2 bs:life -7 bs:limited -3 bs:location 7 bs:london -3 bs:manager -10 bs:many 13
bs:marketing 5 bs:medical -2 bs:medicine -3 bs:medicines -2 bs:migration -3 bs:mill -2 bs:minimum 10 bs:model -3 bs:mom -5 bs:name -4 bs:national -3
bs:navigate 11 bs:network -4 bs:new -7 bs:nhs -4 bs:now -2 bs:nurse -4 bs:nursing -2 bs:occupational -7 bs:older -2 bs:opportunity -5 bs:organization 4
bs:original -2 bs:our 10 bs:paid -6 bs:park -3 bs:part -2 bs:partner -10 bs:partners -4 bs:partnership -4 bs:pay -3 bs:pebble -5 bs:pension 3 bs:person -2
bs:pharmacy 5 bs:please 16 bs:plus -8 bs:posted -2 bs:posting -2 bs:power -2 bs:practitioner -4 bs:principal -5 bs:private 3 bs:procore -4 bs:procore’s -2
bs:professional -2 bs:professionals -4 bs:proficiency 7 bs:proficient -17 bs:project -4 bs:provide 5 bs:python -2 bs:qualifications 9 bs:range -7 bs:rates -2
bs:recently 6 bs:recruitment -9 bs:redpanda -5 bs:regional -2 bs:registered -9 bs:registrar -3 bs:rehabilitation -4 bs:remote 9 bs:requirements -2
bs:responsible -6 bs:retirement -8 bs:right 3 bs:salary 8 bs:sales -4 bs:scheme -2 bs:scientist -2 bs:scrub -2 bs:senior -4 bs:service -2 bs:services -2
bs:set -6 bs:slack -2 bs:social -2 bs:solutions -9 bs:southampton -4 bs:specification -3 bs:spire 2 bs:strong 8 bs:successful -2 bs:supply -2 bs:support -7
bs:surrey 5 bs:talent -2 bs:team 3 bs:technologies -4 bs:tel 6 bs:the 13 bs:theatre -3 bs:therapist -4 bs:there 10 bs:this 13 bs:time 2 bs:to -3 bs:together 5
bs:top -2 bs:trust 5 bs:trusts -4 bs:type -3 bs:u.s 11 bs:unit -3 bs:university -2 bs:usd 30 bs:utilize 3 bs:verde -2 bs:visit 5 bs:we 13 bs:we're 8 bs:web 12
bs:we’re 8 bs:what 12 bs:when 8 bs:who 4 bs:with 11 bs:wordpress -2 bs:work 3 bs:working 10 bs:you 2 bs:your 12 bs:you’ll 9 cKg. 3 cKga 4 cKs) 4 cKs* 2 cKs- 12
cKs. 7 cKs• 7 cVg" -5 cVg) -6 cVg. 7 cVga 10 cVs) -9 cVs* 5 cVs- 2 cVs. 11 cVs: 8 cVs; -5 cVsA 5 cVsa 3 cVs· -4 cVs• 6 cog! 8 cog" -3 cog) 3 cog. -11 cog9 -16
cog: 6 cogA -2 coga -8 cos! 5 cos& -15 cos) 9 cos* 32 cos, -26 cos- -5 cos. -8 cos/ -11 cos9 -3 cos: -18 cos; -8 cos> -11 cos? 14 cosA -5 cosa -19 cos| -10
cos– -10 cos• 29 dK(Aaa -2 dK-AaAa -7 dKAaAaAa 2 dKAaAaa 13 dKaAa9 12 dKaAaAa -2 dKaAaa 12 dV"AaAa -5 dV(Aaa -4 dV-AaAa 7 dV-aa -3 dVAAA -2 dVAAaa 14
dVAaAaAa -11 dVaAaA 9 dVaAaAa 22 dVaAaa 16 dV·Aaa -4 do"AaAa -3 do"Aaa -2 do$(A -4 do$-$ -5 do$Aaa 4 do&AaAa -4 do&Aaa -4 do(99 -4 do(Aa -2 do(AaAa -4 do(Aaa -8
do*-Aa 5 do*Aa* 2 do*AaA 2 do*AaAa 5 do*Aaa 3 do-$( -6 do-$/ -5 do-$Aa -9 do-$a -6 do--Aa 2 do-9Aa -3 do-9a -5 do-A- 5 do-AA -2 do-AAa 4 do-Aa 6 do-AaA 6
do-AaAa 8 do-Aaa 6 do-aa -12 do.-Aa 5 do.Aaa -4 do/Aaa -3 do9(a -3 do9-Aa 15 do99- -2 do99a -2 do9AAa -3 do9Aa -2 do9Aa9 -3 do9Aaa 9 do<<. -2 do<<< -6 do<<Aa -2
do<<_ -2 do<<a -5 do<AaAa -4 do<Aaa 13 doA*Aa -4 doA-A -2 doA-Aa -8 doA-a -4 doA9Aa -2 doA9a 7 doAA- -3 doAAA -9 doAAAa -7 doAAa -9 doAAa9 -3 doAAaA -5
doAAaAa 20 doAAaa -20 doAa(Aa -5 doAa*Aa -6 doAa-9 11 doAa-A 6 doAa-Aa -6 doAa-a -7 doAa9- 8 doAa9Aa -5 doAa<Aa 2 doAa<a 6 doAaAA 15 doAaAAa 7 doAaAa -2
doAaAa$ 2 doAaAa& -2 doAaAa( -2 doAaAa9 7 doAaAa< -3 doAaAaA 10 doAaAaAa 10 doAaAaa 9 doAa|Aa -2 doAa–Aa -2 doAa•A -3 doAa•Aa -11 doA•Aa -8 doa(a -7 doa*- -4
doa*Aa -9 doa-9 10 doa-A 10 doa-Aa 5 doa-a -14 doa9Aa -4 doa9a 4 doa<< -3 doaAA -2 doaAAa 5 doaAa 5 doaAa& 4 doaAa- 6 doaAa9 -3 doaAa< 11 doaAaA 7 doaAaAa 8
doaAaa 14 doaaa -6 doa·Aa -2 doa–a -3 doa•- -2 doa•A -4 doa•Aa -14 do|AaAa -2 do–AaAa -3 do–aa -6 do•-Aa 2 do•AaAa 5 do•Aaa 4 eg 6 eg.uk -12 egact 7 egale 2
egals 10 egame -13 egans -5 egary 7 egble 2 egces 10 egcts 2 egday 4 egdo 7 egeam 3 egent 6 egere 2 egers 7 egess -4 egger 5 eghip -21 eghts 3 egies 4 eging -6
egion 5 egist -3 egity -8 eglls 2 eglus -3 egnce -5 egnts 5 egons 2 egort 2 egred -6 egrey 7 egtle -6 egtor 2 egu -3 egure -24 egurs 3 egus 5 egves 4 egyou 2
es 9 es.uk 4 es000 6 es024 -2 es1 3 es10 -2 es6 -2 es8a 11 esa -15 esace -4 esact 13 esacy -4 esaff 10 esage 3 esaid -4 esail -3 esair -3 esake -3 esals 15
esame -6 esams 4 esan -7 esana -3 esand -24 esank -12 esans 4 esant -3 esany -3 esard 2 esars -3 esart -2 esary 4 esas -3 esase -10 esasy -5 esat -13 esate 2
esave 3 esays -5 esb2b -5 esbal -3 esbed -3 esber -2 esbmi -14 esby -7 escal -12 esced -3 escks 4 escle -8 escom 4 escts 4 esday 5 esder -9 esdes -5 esdge -3
esdo 6 esear 23 eseck 16 esect -10 eseek 10 eseen -6 esees 4 esefs 8 esels -3 eseme 20 esent 12 esere 3 eserm -3 esers 2 esery -2 esess -6 esest -5 esetc 3
esets -10 esfor -10 esful 5 esger 13 esgin -6 esham 5 eshat -2 esher 2 eshin -11 eshis -2 eshts 4 esial -7 esice 8 esics -7 esied 3 esief -3 esies 13 esife 4
esike -2 esill 8 esime -3 esin -19 esine 13 esins -6 esiod 10 esion 13 esior -12 esire -4 esise 5 esish 4 esist 16 esit -3 esith -11 esits 6 esity -4 esive -7
esize -7 esjob -17 eskes -3 eskey -4 eslas 7 esled -3 esles 8 eslls 3 eslth -6 eslts 13 esmer -4 esmes 2 esmum -6 esnal -9 esnce 16 esnds 2 esnes -4 esnew -5
esney 5 esnge -4 esngo 5 esnhs -2 esnks 4 esnts 15 esoad -3 esode 5 esof -17 esogy -7 esoin -2 esole 5 esome -4 esomy 9 esons 10 esopt -5 esor -12 esork -2
esors -2 esort -2 esory -2 esoss -2 esost -2 esota -7 esote -4 esoup 6 esour -17 esous 3 esout -7 esove 10 esown 4 espay -2 espto 4 esr's -2 esral -3 esram 16
esrde -5 esrds 3 esrea 3 esred -5 esree -3 esrgy -5 esria 7 esrks 8 esrly -3 esrom -7 esrow 10 esrse -2 esrth -3 esses 12 esson -3 essts 11 estal -4 ested -10
estel -4 estem -2 ester -3 esthe -24 esths -3 estic -3 estly -2 esto -10 eston -3 estor 2 estre -4 estry 6 estx 7 esu.s -8 esual -9 esuch 2 esuk -10 esuma -2
esunt -4 esure 5 esurs 9 esus 12 esust 7 esute -4 esvel -4 esven -3 esver -4 esves 7 esweb -9 eswer 12 eswho -6 esyer -3 esyou 5 esype -4 f0a -12 f0x -19 f1. -3
f1a 3 f1x -4 f2. 12 f3. -4 f3x 2 f5. -6 f6. 16 f6a -5 f6x -14 h! 3 h" -5 h& -4 h) 10 h* 2 h- 20 h. 5 h1 25 h2 10 h3 13 hA 4 ha 10 h• 2 jg 2 js -17 m!b: -8
m"b:apply -5 m&b:benefits -5 m&b:verde -2 m)b: -8 m,b:eversana -5 m-b:2 -5 m-b:35 -2 m-b:access -5 m-b:additional 7 m-b:as 6 m-b:at 8 m-b:bmi -12 m-b:circle -14
m-b:competitive -3 m-b:dallas -9 m-b:for 6 m-b:free -7 m-b:kayak 9 m-b:new -7 m-b:our 5 m-b:please 8 m-b:private -6 m-b:qualifications 3 m-b:responsibilities 2
m-b:the -2 m-b:this 2 m-b:to -9 m-b:work -3 m-b:you 16 m.b: -18 m.b:a 3 m.b:additional 4 m.b:and 2 m.b:applicants 2 m.b:as 3 m.b:candidates -13 m.b:dynatrace 5
m.b:eeo 3 m.b:experience 7 m.b:for -3 m.b:hywel 2 m.b:if -4 m.b:it 3 m.b:our -6 m.b:right 3 m.b:s -3 m.b:the -2 m.b:this 3 m.b:to 6 m.b:together 2 m.b:working 2
m.b:you 2 m.b:you’ll 9 m/b:django -3 m9b: -6 m9b:b -2 m9b:k -2 m:b: 10 m:b:a 5 m:b:collaborate -9 m:b:develop 2 m:b:remote -2 m>b: -2 m>b:contact -7
m>b:organization -9 m?b: -5 m?b:are 2 m?b:easy 4 m?b:we're 3 mAb: -9 mAb:healthcare -2 mAb:international -9 mAb:intouch -3 mAb:professionals -3 mAb:senior -2
mAb:solutions -2 mAb:trust -3 mAb:we -4 mAb:working 4 mab: 12 mab:2 -2 mab:27 12 mab:4 5 mab:5 4 mab:8 9 mab:a 5 mab:ability -7 mab:about 11 mab:act 6
mab:acute -3 mab:additional 8 mab:all 4 mab:apply -6 mab:are 10 mab:as 13 mab:associate -3 mab:at 10 mab:b2b -7 mab:bachelor's 18 mab:band 16 mab:base 8
mab:benefits 5 mab:better -4 mab:birmingham -3 mab:bmi 15 mab:board -3 mab:business -3 mab:care -6 mab:circle 21 mab:client -2 mab:clinical -5 mab:code -2
mab:collaborate 6 mab:committed -6 mab:communicate 2 mab:community -2 mab:confident -3 mab:construction -2 mab:consultants -4 mab:contact 9 mab:content -3
mab:coordinators -3 mab:cqc -2 mab:customer -2 mab:data -6 mab:date -2 mab:define 10 mab:degree -3 mab:department -9 mab:des 6 mab:description 11 mab:design -14
mab:develop 2 mab:director -3 mab:disability 9 mab:diversity 3 mab:duties 7 mab:dynatrace -3 mab:e-verify -5 mab:east -2 mab:eeo -2 mab:email 4 mab:employee 7
mab:employer -4 mab:energy -8 mab:engineer -5 mab:england -2 mab:english 4 mab:enhanced -2 mab:enhancement -4 mab:equal -7 mab:equity 8 mab:ethics -3
mab:eversana 9 mab:excel -6 mab:excellent 12 mab:experience -2 mab:flexible 5 mab:food 6 mab:for 14 mab:general -2 mab:group -6 mab:have 11 mab:health -5
mab:healthcare -3 mab:high 8 mab:homerton 11 mab:identify 8 mab:if 13 mab:in 15 mab:income -2 mab:information 9 mab:is -4 mab:it -3 mab:job 7 mab:kayak 3
mab:kentico -4 mab:knowledge 11 mab:kpis -4 mab:lead -3 mab:leader -2 mab:leave -3 mab:liaison -2 mab:location 8 mab:london -3 mab:make -2 mab:manager -10
mab:marketing 8 mab:medical -2 mab:medicine -3 mab:medicines -2 mab:migration -3 mab:mill -2 mab:minimum -4 mab:mom -5 mab:name -4 mab:national -3
mab:navigate 4 mab:network -2 mab:nhs -6 mab:now -2 mab:nurse -4 mab:nursing -2 mab:operations -8 mab:opportunity -5 mab:organization -3 mab:original -2
mab:own 2 mab:paid -5 mab:park -3 mab:part -2 mab:partner -10 mab:partners -4 mab:person -3 mab:pharmacy 5 mab:please 6 mab:plus -8 mab:posted -2 mab:posting -2
mab:practitioner -4 mab:principal 3 mab:private 9 mab:procore -5 mab:procore’s -2 mab:professional -2 mab:proficient -5 mab:project -3 mab:proven 3
mab:provide 2 mab:python -2 mab:range -7 mab:rates -2 mab:recently 6 mab:redpanda -5 mab:registered -2 mab:registrar -3 mab:rehabilitation -4 mab:remote -3
mab:requirements -3 mab:retirement -3 mab:salary 13 mab:sales -2 mab:scheme -2 mab:scientist -2 mab:scrub -2 mab:senior -3 mab:service -2 mab:services -2
mab:slack -2 mab:solutions -7 mab:southampton -2 mab:specification -3 mab:spire 4 mab:strong 4 mab:support -4 mab:surrey 5 mab:talent -2 mab:team 3 mab:the 2
mab:theatre -2 mab:therapist -4 mab:there 9 mab:this 9 mab:time 3 mab:together 4 mab:top -2 mab:trust 8 mab:type -3 mab:u.s 11 mab:unit -3 mab:university -2
mab:utilize 6 mab:virgin 16 mab:vision -4 mab:we 16 mab:web 14 mab:we’re 9 mab:what 7 mab:who 5 mab:wordpress -2 mab:work 7 mab:you -7 mab:your 11 mg! 8 mg" -7
mg) -4 mg9 -16 mg: 9 mg? 7 mgA -2 mga 8 ms! 5 ms& -15 ms) 4 ms* 39 ms, -29 ms- 11 ms. 8 ms/ -11 ms9 -3 ms: -9 ms; -14 ms> -11 ms? 14 msa -17 ms| -15 ms· -6
ms– -11 ms’ -5 ms• 42 m–b:a -2 m•b: 4 n: -2 n:01642 11 n:10 -2 n:2 4 n:28.5 -3 n:3 -10 n:35 10 n:50,000 5 n:6 -4 n:8a 4 n:a 3 n:ability 3 n:about 6 n:access -3
n:across -4 n:action 2 n:addition 4 n:additional 15 n:addressannilie.dewar@nhs.net -3 n:age -2 n:algorithms -6 n:an -17 n:analytical 4 n:and -10 n:applicants -3
n:apply 4 n:are 10 n:area -2 n:as -7 n:assurance -7 n:at -2 n:attention 2 n:bachelor's 6 n:band -3 n:base 5 n:be 6 n:benefits -4 n:better -4 n:birmingham -2
n:bmi 16 n:book -6 n:bring -8 n:build -2 n:business -6 n:button -2 n:by 8 n:can 3 n:candidate 3 n:care -2 n:cement -3 n:chain -2 n:circle 5 n:city 16
n:client -2 n:clinical -2 n:code -3 n:coffee -14 n:commission 5 n:communication 2 n:compensation -8 n:competitive 9 n:conduct -2 n:confident 9 n:consultants -8
n:contact -7 n:contract -2 n:coordinators -3 n:create -2 n:cultural 4 n:data -6 n:date 6 n:davies 19 n:dbs -6 n:dda 2 n:degree -2 n:department 5 n:details 2
n:dewarjob 6 n:director -2 n:disability -4 n:don’t -3 n:duties 3 n:dynatrace -2 n:employer -6 n:employment -3 n:encouraged 9 n:energy 16 n:engineer -2
n:enhanced 15 n:ensure 2 n:enthusiastic 8 n:etc -4 n:eversana -8 n:evidence 7 n:excellent -4 n:execution -2 n:experience -8 n:expressed -2 n:feel -10
n:financial 6 n:fixed -2 n:flexible 4 n:food 11 n:for -11 n:free 14 n:further 2 n:generate -2 n:generous 12 n:governance 8 n:group -9 n:growth 11
n:guidelines -2 n:have -4 n:head 2 n:health -4 n:healthcare 21 n:hours 19 n:i -7 n:if -6 n:in -4 n:industry -12 n:information 14 n:insurancepaid -4
n:insurancevision -3 n:interpersonal 2 n:intouch 4 n:is 10 n:isaacjob 6 n:job -15 n:join -2 n:kayak -8 n:key -4 n:knowledge -10 n:leader 13 n:leading -7
n:leave -2 n:liaison -3 n:lieu -2 n:location -7 n:location/trust -2 n:locations -3 n:look 7 n:looking 5 n:management -7 n:manager -7 n:managers -2 n:many -5
n:market -7 n:marketing 9 n:medical 3 n:meeting -8 n:migration -3 n:mill -5 n:minimum 6 n:model 13 n:moines 6 n:more 7 n:must -13 n:navigate -2 n:new -2
n:nhs -3 n:no 9 n:note 14 n:now -9 n:nurse -9 n:occupational -5 n:of -15 n:off 5 n:offer 7 n:offered -2 n:offers 7 n:on 6 n:opportunity -4 n:or -14
n:organization 9 n:our 2 n:outside -8 n:over -2 n:paid -11 n:park -4 n:part 3 n:participates -2 n:partnerships -2 n:passion 9 n:pay -2 n:pension -8 n:per -11
n:perks -2 n:place -4 n:plan 4 n:plans -2 n:please -8 n:posted -2 n:posting -2 n:practitioner -2 n:previous -5 n:principal 4 n:privacy -2 n:private -6
n:problem-solving 2 n:procore -3 n:product -6 n:profession 10 n:professional 3 n:professionals 6 n:project -8 n:prompting -4 n:provide -5 n:provides -4
n:psychologist 10 n:qualifications -5 n:raiser -2 n:range 5 n:rates -2 n:redpanda 2 n:reference 4 n:registered -3 n:regulations -2 n:rehabilitation 9 n:remote 7
n:requirements -5 n:responsible 14 n:return 7 n:review 5 n:role 8 n:sad 2 n:salary -27 n:salarycycle 5 n:sales 8 n:scheme 3 n:scientist -6 n:see 17 n:seeking 5
n:senior -5 n:service -3 n:should 8 n:site -3 n:skills -3 n:software -2 n:solutions -5 n:southampton -3 n:specifically -7 n:specification -2 n:spending -9
n:spire -2 n:staff -2 n:stamford 2 n:status 11 n:strong 4 n:subscriptionno -7 n:successful 6 n:support 5 n:surrey -2 n:system -3 n:systems -3 n:talent 3
n:team 13 n:technical 4 n:technologies 8 n:term 9 n:that -2 n:the 4 n:theatre -2 n:therapist -2 n:therapy -5 n:thrive 3 n:through 4 n:time 7 n:titleoperations 2
n:titlesenior 2 n:to -4 n:together 3 n:track 5 n:training -3 n:trust -11 n:tx 9 n:type 20 n:understanding 5 n:us 5 n:via -3 n:wales -2 n:we -3 n:web -3
n:weeks 6 n:what -2 n:when -6 n:wide -5 n:will 25 n:within -5 n:work 3 n:working -2 n:would -14 n:years 5 n:york -7 n:you 8 n:your 3 n:zoom -2 o$ -6 o'rea 8
o- -11 o.jsa -2 o000( -6 o000- -2 o000/ -5 o000Aa 15 o000a -4 o01ka 6 o1(ka -5 o27a 12 o2Aa -5 o35a -2 o4a 5 o5a 10 o6Aa -2 o9 11 oA 4 oa -6 oaAa -2 oaa 8
oaceAa -4 oacea -4 oackAa -2 oact. -2 oact< -4 oactAa 22 oact_ -2 oacta 2 oacya 7 oaidAa -8 oaida -5 oaila -2 oalla 19 oalsa -3 oameAa -3 oanaA 4 oanaa 2
oand9 7 oandAa -3 oanyAa 14 oanya 13 oarda -4 oareA -2 oareAa -5 oarea 3 oarkAa -2 oarka -2 oartAa -2 oary$ 3 oarya -3 oasa 10 oaseAa 10 oasea 17 oastAa -3
oasyAa 4 oatAa 7 oata 8 oataAa -5 oataa -3 oateAa 13 ob2bAa -7 obarAa -2 obea 2 ober9 -3 obleAa 3 oblea -10 obmiAa 9 obmia -3 ocalAa -4 ocala -4 ocedAa -9
ocesa -3 ocleAa 4 oclea -6 odeda 2 oderAa -4 odera -4 odesAa 6 odgea 10 odona -2 oe/mAa 2 oeadAa -2 oeada 12 oeamAa 6 oecha -21 oectAa -4 oeera -5 oeesa 7
oelya -5 oentAa 6 oenta 11 oerea 10 oersAa -3 oersa -15 oerya 6 oessAa -7 oessa -11 oestAa -2 oe’sa -6 ofora 21 ogerAa 5 ogera -8 oghta 3 oginAa 9 ohamAa -4
ohatA 4 ohatAa 5 ohata 2 ohedAa -6 ohena 8 oherA -2 ohera 17 ohipAa -5 ohisa 13 oialAa -2 oicea -5 oicoa -4 oicsa -3 oideAa -14 oidea 6 oiefAa 6 oiesAa 6
oiesa 5 oifa 10 oifea -7 oigha 8 oilda -7 oillAa -2 oimeAa 3 oin9 2 oina 13 oineAa -2 oinea 11 oingA 12 oingAa 11 oinga 8 oion$ 5 oion- 10 oionA -3 oionAa 3
oiona 9 oiorA 3 oiorAa -7 oireAa 2 oirea -7 oisea 11 oisha 2 oistAa -2 oista -10 oitha 9 oitsA -2 oitsAa 5 oityA -3 oityAa -8 oitya 7 oiveAa -11 oivea 14 oka -2
okeyAa 4 olesAa -3 olesa -2 olieAa 6 ollaa -3 ollya 2 olopa 2 olowa 2 olthAa -8 oltha 12 olusAa -8 omerAa -2 omera -3 omoma -4 ompta -2 omum9 -4 omumAa 5
onalAa 6 onala -18 onceAa -9 oncea -3 oncya 8 ondaa -3 onedAa -5 onerAa -3 onera -10 onesAa -2 onewAa -5 onge$ -2 ongoa -5 onita -3 onksa -14 onowa -2 onts- -2
ontsAa -2 oodea -3 oomeAa -3 oomea 4 oonea -21 oonga 10 oonsA 3 oonsa 11 oons• 2 ooodAa 7 oorea 14 oorkAa 3 oorka -2 oorma -6 oorta -7 ooryAa 9 oosta -4
oote- 12 ooupa -6 oourA 15 ooura 6 oousa 4 oouta 6 oowna 4 opalAa 3 opayAa -3 opaya -2 opisa -4 oplyAa -7 or'sAa 2 or'sa 6 orahAa 6 oralAa -2 orara -3 oredAa -8
oreea -5 oreyAa -3 oreya 8 orgyAa -7 orseAa -2 osa -3 oseda 15 oseta -6 oslya 10 osonAa -2 osona -2 ostsa -11 otalAa -10 otala -3 oteda 18 otel9 11 oterAa -2
otera 6 otesAa -2 otesa -6 otheA 2 otheAa -4 othea 13 otlyAa -2 otlya 6 otonAa 14 otona -6 otorAa -2 otora -8 otrea -2 ou.sa 12 ouchAa -3 ountAa -3 oureAa 2
ourea -3 ousea 6 oustAa 14 ousta -11 outeAa -3 outea 7 ovenAa 8 ovena 3 overa -6 owea 16 owebAa 15 owelAa 2 ower& -2 owhoAa 3 oxedAa 9 oyaka 4 oyeeAa 9
oyerAa -2 oyera -4 oyouAa -4 oyoua 5 oypeAa -3 o’lla 9 o’rea 10 p"AaAag -7 p"Aaas -2 p$(As -4 p$-$s -5 p$Aaas 4 p&AaAas -4 p&Aaas -4 p(99s -4 p(AaAag -11
p(AaAas 10 p(Aaag -12 p(Aaas -2 p(Aas -2 p*-Aas 5 p*Aa*s 3 p*AaAas 5 p*AaAs 2 p*Aaas 6 p-$(s -6 p-$/s -5 p-$Aas -9 p-$as -6 p--Aas 2 p-9Aas -3 p-9as -5 p-A-s 5
p-AAas 4 p-AAs -2 p-Aa-s 2 p-AaAas 3 p-AaAs 6 p-Aaas 5 p-Aas 6 p-aas -15 p.-Aas 5 p.AaAag 2 p.Aaag 5 p.Aaas -9 p/Aaas -3 p9(as -3 p9-Aas 15 p99-s -2 p99as -2
p9AAas -2 p9Aa9s -3 p9Aaas 10 p9Aag -2 p<<.s -2 p<<<s -6 p<<Aas -2 p<<_s -2 p<<as -5 p<AaAas -4 p<Aaas 13 pA*Aas -4 pA-Aas -8 pA-As -2 pA-as -4 pA9Aas -2
pA9as 7 pAA-s -3 pAAAag -3 pAAAas -4 pAAAs -10 pAAa9s -3 pAAaAag 4 pAAaAas 14 pAAaAs -7 pAAaas 7 pAAag -3 pAAas -6 pAa(Aas -6 pAa*Aas -6 pAa-9s 11 pAa-Aas -6
pAa-As 6 pAa-as -10 pAa9-s 8 pAa9Aas -5 pAa<Aas 2 pAa<as 6 pAaAAag 2 pAaAAas 5 pAaAAg 4 pAaAAs 11 pAaAa&s -2 pAaAa(s -4 pAaAa*s -2 pAaAa-s -3 pAaAa9s 7
pAaAa<s -5 pAaAaAag -9 pAaAaAas 10 pAaAaag 14 pAaAaas 6 pAaAas -2 pAa|Aas -2 pAa–Aas -2 pAa•Aag -6 pAa•Aas -5 pa(as -7 pa*-s -4 pa*Aas -9 pa-9s 10 pa-Aas 4
pa-As 10 pa-as -14 pa9Aas -4 pa9as 4 pa<<s -3 paAAas 5 paAAs -4 paAa&s 4 paAa-g 3 paAa-s 3 paAa9s 9 paAa<s 11 paAaAag 3 paAaAas 28 paAaAs 20 paAaag 22 paAaas 19
paAag -11 paAas 15 paAa–s -2 paAa•s 2 paaas -8 pa·Aas -2 pa–as -3 pa•-s -2 pa•Aag -4 pa•Aas -10 pa•Ag -4 p|AaAas -7 p·Aaas -6 p–AaAas -3 p–aas -7 p•-Aas 2
p•AaAas 9 p•Aaas 7 q* -4 q- -13 qA 24 qAa 34 qetcAa 9 qlawAa 7 qnhsAa 2 qu.sa -2 quA -3 qyouAa 4 q• -10 s!-Aa -9 s!AaAa 13 s!Aaa 13 s"AaAa -7 s&AaAa -4 s&Aaa -4
s)(Aa -3 s)*Aa -4 s)AaAa 9 s*-Aa 5 s*Aa* 3 s*AaA 4 s*AaAa 9 s*Aaa 7 s,AA -5 s,Aa -2 s,AaAa -13 s,Aaa -6 s-$( -6 s-$/ -5 s-$Aa -9 s-$a -6 s-9Aa -7 s-9a -10
s-AA -2 s-AAa -9 s-Aa 15 s-Aa- 8 s-AaA 6 s-AaAa 16 s-Aaa -3 s-aa -15 s.*- -2 s.*Aa -4 s.-A -2 s.-Aa -9 s.-a -7 s.AAa -3 s.Aa 8 s.Aa9 5 s.AaA 2 s.AaAa 22
s.Aaa 17 s.•- -3 s.•Aa -7 s/Aaa -3 s9(A -4 s9(a -4 s9-$ -6 s9-9 -3 s9-Aa 12 s99- -2 s99a -2 s9AA 9 s9AAa -4 s9Aa -2 s9Aa9 -3 s9AaAa -3 s9Aaa 17 s9•Aa -2 s:$- -2
s:*- -2 s:AAa 9 s:Aa -2 s:AaAa -5 s:Aaa 4 s:aa -5 s:•Aa -2 s;Aaa -11 s;aa -4 s><. -2 s><< -6 s><Aa -2 s><_ -2 s><a -5 s>AaAa -4 s>Aaa 13 s?AaAa 10 s?Aaa 8
sA*Aa -2 sA-A -2 sA-Aa -3 sA-a -4 sA9a 7 sAA- -3 sAAA -8 sAAAa -4 sAAa9 -3 sAAa< 9 sAAaA 8 sAAaa 18 sA•Aa -2 sa(A -2 sa(Aa -4 sa(a -9 sa*- -2 sa*A -4 sa*Aa -8
sa-9 11 sa-A 11 sa-Aa 13 sa-a -8 sa9- 8 sa9Aa 10 sa9a 3 sa<< -4 sa<Aa 3 sa<a -2 saAA 17 saAAa 9 saAa -6 saAa$ 10 saAa( -5 saAa- -3 saAa9 2 saAa< 6 saAaA 9
saAaa 15 saAa| -2 saAa– -11 sa|Aa -2 sa·Aa -3 sa–Aa -3 sa–a -4 sa•A -7 sa•Aa -13 s|AaAa -7 s·Aaa -6 s–AaAa -3 s–aa -7 s•-Aa 4 s•AAa 3 s•AaAa 11 s•Aaa 10 s•Aa• 2
`;
