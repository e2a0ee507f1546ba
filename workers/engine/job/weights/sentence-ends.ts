/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from the line breaks of postings. */
export const SENTENCE_END_WEIGHTS = `
= -18 H 20 H$ -2 H* -9 H- -8 H9 27 HA 15 HAa 10 H• -10 ag: -2 ag:25 -2 ag:benefits -3 ag:clients 3 ag:contact 7 ag:description 3 ag:do 7 ag:etc 3
ag:experience 3 ag:goals 4 ag:information 5 ag:initiatives 3 ag:insights 3 ag:insurance -10 ag:manager 5 ag:objectives 2 ag:plans -3 ag:plus -3 ag:services 3
ag:skills 2 ag:support 2 ag:surrey 7 ag:team 3 ag:therapist -3 ag:title -7 ag:u -3 ag:you 2 as: 6 as:2 -2 as:6 -2 as:8a 12 as:a -12 as:about -5 as:account -2
as:across -2 as:acute -4 as:additional -5 as:adopt -3 as:adoption 2 as:an -7 as:and -16 as:applications 4 as:are 12 as:area 7 as:as -2 as:associate -3 as:at -12
as:bank -13 as:base -6 as:beliefs 7 as:benefits 4 as:best -2 as:bmi -14 as:bromsgrove 10 as:business 4 as:care -7 as:check 17 as:checks 4 as:city 6
as:clinical -8 as:committed -3 as:community -3 as:compensation -3 as:compliance -4 as:confident -5 as:considered 7 as:consultants 4 as:content -3 as:contract 15
as:criteria 4 as:dallas 6 as:data -2 as:day 8 as:department -3 as:departments -7 as:description 15 as:development 11 as:director 2 as:disability -4 as:do 10
as:email -6 as:employees 3 as:employer -5 as:energy -4 as:england -2 as:environment 4 as:equal -4 as:etc 3 as:experience 8 as:financial -2 as:flexible -3
as:for -7 as:foundation -9 as:from -6 as:goals 9 as:hackney -2 as:have 6 as:health -4 as:healthcare -2 as:here 8 as:holidays -2 as:homerton -3 as:in -16
as:includes -2 as:including -9 as:inclusion 7 as:income -2 as:information 25 as:insights 6 as:insurance -9 as:intouch 4 as:investment -2 as:key -3
as:language -3 as:lead 4 as:leadership -2 as:links 6 as:local -2 as:management 12 as:manager 8 as:medicine 19 as:medicines -2 as:migration -5 as:minimum -3
as:more 6 as:most -2 as:namer -4 as:national -3 as:navigate -2 as:needs -3 as:network 8 as:new -4 as:nhs 4 as:north -3 as:of -13 as:older -2 as:opportunities 2
as:opportunity 6 as:or -9 as:original -2 as:our -10 as:over -2 as:park 3 as:partner -2 as:pay -2 as:pension -2 as:power 13 as:practice -5 as:process -7
as:procore -4 as:program 15 as:providers -5 as:qualifications 18 as:quota -4 as:range -5 as:receive -2 as:regional -2 as:registered -7 as:remote -4
as:required 8 as:requirements 2 as:responsibilities 6 as:results -3 as:retirement 3 as:role 4 as:salary -2 as:sales 7 as:scheme 8 as:senior -2 as:service 15
as:services 11 as:social -2 as:solutions -5 as:southampton -2 as:spanish 4 as:spire -2 as:statistics -3 as:success 4 as:successful 2 as:system -2 as:team 5
as:technology -7 as:tel -4 as:term -4 as:the -20 as:theatre -2 as:therapist 2 as:time -2 as:to -5 as:training -6 as:trauma -2 as:trust 13 as:tx 5 as:type -5
as:u.s -10 as:under -3 as:university -2 as:us 10 as:verde -5 as:vericast 2 as:virgin -4 as:web -6 as:week 9 as:west -2 as:will 3 as:with -9 as:within -9
as:work -6 as:year 18 as:years -3 as:york -2 as:you 8 bg: -21 bg:ability 5 bg:act 2 bg:additional -2 bg:all 6 bg:as -9 bg:at 8 bg:attend 2 bg:b -2
bg:collaborate 2 bg:communicate 3 bg:demonstrated 8 bg:design -19 bg:develop 2 bg:email 5 bg:eversana 2 bg:excellent 2 bg:experience 5 bg:flexible -11 bg:for 2
bg:if 2 bg:job 9 bg:k -2 bg:marketing 3 bg:proficient 6 bg:proven 3 bg:provide 3 bg:s -3 bg:salary 4 bg:the 9 bg:this 2 bg:utilize 4 bg:we’re 3 bg:working 2
bs: 3 bs:10 -3 bs:130,000 -2 bs:2 -4 bs:35 -2 bs:4 7 bs:5 11 bs:6 -2 bs:8 11 bs:a 2 bs:ability -7 bs:about 8 bs:access -3 bs:actual 2 bs:acute -3
bs:additional 14 bs:all 15 bs:and -3 bs:applicants 2 bs:are 4 bs:as 21 bs:associate -2 bs:at 9 bs:bachelor's 11 bs:band 6 bs:base 9 bs:based 16 bs:benefits 4
bs:better -5 bs:bmi 8 bs:board -3 bs:bsc -3 bs:care -6 bs:careers -5 bs:cella -3 bs:clinical -4 bs:code -3 bs:collaborate -10 bs:committed -4 bs:community -7
bs:company 14 bs:compliance -2 bs:confident -4 bs:construction -2 bs:consultants -3 bs:content -4 bs:contract 7 bs:dallas 6 bs:data -6 bs:date -2 bs:davies -2
bs:define 10 bs:degree -2 bs:department 4 bs:des 7 bs:description -2 bs:director -3 bs:disability 8 bs:diversity 3 bs:duties 7 bs:dynatrace -2 bs:e-verify -3
bs:east -2 bs:employees 7 bs:employer -6 bs:energy -4 bs:engineer -2 bs:england -2 bs:english -3 bs:enhanced -8 bs:equal -6 bs:ethics -2 bs:eversana 8
bs:exempt -4 bs:experience -5 bs:fixed 8 bs:flexible 9 bs:for 19 bs:foundation -8 bs:free -6 bs:general -2 bs:gpl 12 bs:group -2 bs:hcpc -3 bs:health -3
bs:healthcare -4 bs:homerton 11 bs:hospital -6 bs:hywel 2 bs:if 4 bs:in 10 bs:income -2 bs:information 8 bs:intouch -3 bs:investment 2 bs:is -3 bs:kayak 11
bs:kentico -3 bs:kpis -3 bs:lead 12 bs:liaison -2 bs:life -6 bs:limited -2 bs:london -3 bs:manager -9 bs:marketing 5 bs:medical -2 bs:medicine -2
bs:medicines -2 bs:migration -3 bs:minimum 6 bs:mom -5 bs:national -2 bs:navigate 15 bs:network -4 bs:new -7 bs:nhs -3 bs:nurse -2 bs:occupational -5
bs:older -2 bs:opportunity -5 bs:original -2 bs:our 12 bs:paid -4 bs:partner -4 bs:partners -2 bs:partnership -4 bs:pay -5 bs:pension 3 bs:pharmacy 6
bs:please 18 bs:posting -2 bs:practitioner -2 bs:previous 2 bs:principal -7 bs:private -5 bs:procore’s -2 bs:professional -2 bs:professionals -4
bs:proficient -7 bs:qualifications 13 bs:range -4 bs:rates -2 bs:recently 7 bs:recruitment -3 bs:redpanda -5 bs:registered -7 bs:registrar -3 bs:remote 10
bs:requirements -2 bs:responsibilities 3 bs:retirement -4 bs:right 3 bs:salary 5 bs:sales -2 bs:scheme -2 bs:scientist -2 bs:scrub -2 bs:senior -4 bs:service -2
bs:services -2 bs:skills 2 bs:slack -2 bs:solutions -8 bs:southampton -4 bs:spire 5 bs:staff -2 bs:successful -3 bs:support -4 bs:surrey 6 bs:talent -2
bs:technologies -4 bs:tel 7 bs:the 7 bs:theatre -3 bs:therapist -3 bs:there 10 bs:this 15 bs:time 4 bs:to -3 bs:trust 5 bs:trusts -3 bs:type -4 bs:u.s 15
bs:unit -2 bs:university -2 bs:us -2 bs:verde -2 bs:vericast 3 bs:we 15 bs:we're 9 bs:web 12 bs:we’re 8 bs:what 13 bs:who 7 bs:with 11 bs:wordpress -2 bs:work 4
bs:working 13 bs:you -3 bs:you’ll 6 cKg. 4 cKga 7 cKs- 7 cKs. 3 cKs• 5 cVg) -6 cVg. 7 cVga 8 cVs) -5 cVs* 2 cVs, -3 cVs. 5 cVs: 3 cVsA 5 cVsa -10 cVs• 4 cog! 6
cog" -2 cog) 5 cog. -14 cog9 -15 cog: 4 cog? -3 coga -7 cos! 5 cos& -14 cos) 5 cos* 33 cos, -25 cos- -5 cos/ -6 cos9 -2 cos: -13 cos; -7 cos? 13 cosA -12
cosa -17 cos| -10 cos– -8 cos• 28 dK-AaAa -6 dK-Aaa -5 dKAaAaAa 4 dKAaAaa 5 dKaAaa 15 dV(Aaa -3 dV-Aaa -4 dV-aa -3 dVAaAaAa -3 dVAaAaa 5 dVaAaa 12 do"AaAa -2
do$(A -4 do$-$ -6 do$Aaa 7 do&AaAa -4 do&Aaa -3 do(99 -4 do(Aa -3 do(AaAa -5 do(Aaa -5 do*-Aa 6 do*Aa* 3 do*AaA 2 do*AaAa 5 do*Aaa 4 do-$( -4 do-$/ -4 do-$Aa -5
do-$a -3 do-9Aa -2 do-9a -4 do-A- 6 do-AAa -4 do-Aa 8 do-Aa- 4 do-AaA 6 do-AaAa 7 do-Aaa 12 do.Aaa -20 do99a -2 do9AAa -2 do9Aa -2 do9Aa9 -2 do9AaAa -5 do9Aaa 9
doA*Aa -3 doA-A -2 doA-Aa -8 doA-a -4 doAA- -2 doAAA -8 doAAAa -4 doAAa -7 doAAaA -5 doAAaAa 17 doAAaa -9 doAa$- -2 doAa(Aa -5 doAa*- -2 doAa*Aa -7 doAa-9 11
doAa-A 5 doAa-Aa -6 doAa-a -3 doAa9Aa -4 doAa9a 4 doAaAA 15 doAaAAa 7 doAaAa$ 2 doAaAa& -2 doAaAa- -6 doAaAa9 8 doAaAaA 11 doAaAaAa 5 doAaAaa 12 doAa|Aa -3
doAa–Aa -3 doAa•Aa -12 doA•Aa -8 doa(Aa -2 doa(a -6 doa*- -4 doa*Aa -9 doa-9 9 doa-A 12 doa-Aa 8 doa-a -11 doa9Aa -3 doaAA -2 doaAAa 3 doaAa 2 doaAa& 4 doaAa- 9
doaAa9 -3 doaAaA 10 doaAaAa 16 doaAaa 16 doaaa -7 doa–a -3 doa•- -3 doa•A -2 doa•Aa -12 do|AaAa -2 do–AaAa -4 do–aa -5 do•-Aa 4 do•AaAa 5 do•Aaa 4 eg -2
eg.uk -16 eg25 -2 egact 7 egale 2 egals 9 egame -13 egans -3 egces 10 egday 3 egdo 7 egeam 3 egems 2 egent 4 egere 3 egers 7 egess -4 egetc 3 egger 5 eghip -20
eghts 3 egies 5 eging -6 egion 6 egist -3 egits -3 egity -8 eglls 2 eglus -3 egnce -3 egnts 6 egons 2 egort 3 egred -5 egrey 7 egtle -7 egtor 2 egu -3 egure -23
egves 5 egyou 2 es 6 es.uk 4 es000 6 es024 -3 es2 -2 es6 -2 es8a 12 esa -12 esace -5 esact 16 esacy -4 esage -3 esaid -5 esail -6 esake -2 esals 9 esan -7
esana -2 esand -21 esank -13 esant -4 esany -2 esard 4 esare 3 esark 3 esars -3 esary -3 esas -2 esase -6 esat -12 esata -2 esate -6 esave 7 esays -3 esb2b -3
esble 5 esbmi -14 escal -10 esced -2 esces 7 escks 4 escle -2 escom 3 esday 8 esder -6 esdes -3 esdo 10 esead 4 eseam 5 esear 18 eseck 17 esect -5 eseds -3
eseek 9 eseen -2 esees 3 esefs 7 esely 3 eseme 8 esent 8 esere 8 eserm -4 esers 5 esess 2 esest -3 esetc 3 esets -5 ese’s -2 esfor -7 esful 5 esger 8 esgin -4
eshin -9 eship 4 eshts 5 esial -5 esice 10 esics -6 esied 6 esies 11 esill 3 esime -2 esin -16 esine 14 esins -2 esion 17 esior -8 esire -4 esise -3 esish 4
esist 17 esith -9 esits 5 esity -2 esive -5 esize -7 esjob -4 eskey -4 eslas 6 esles 8 eslth -5 eslts 13 esmer -3 esmes 3 esmum -6 esnal -4 esnce 19 esnds 3
esner -3 esnes -4 esnew -4 esney 5 esnge -5 esnhs 4 esnks 6 esnts 11 esof -13 esogy -7 esoin -2 esole 4 esome -3 esons 6 esopt -3 esor -9 esore 2 esort -2
esoss -2 esost -2 esota -4 esote -4 esour -14 esout -5 esove 10 espay -2 esral -3 esram 15 esrde -5 esrea 7 esree -2 esrgy -5 esria 4 esrly -5 esrom -6 esrth -3
essed 4 esses 13 estal -3 ested -10 estel -5 estem -2 ester -2 esthe -20 esths -3 esto -5 eston -4 estor 2 estre -2 estry -4 estx 5 esu.s -10 esual -7 esuch 4
esuma -2 esunt -3 esus 10 esust 8 esute -4 esvel -2 esver -2 esweb -8 eswer 13 esyer -5 esyou 8 esype -5 f0a -9 f0x -8 f1. -2 f1a 4 f1x 5 f2. 7 f2x -3 f3. -7
f3a -2 f3x 4 f4. 5 f4x 5 f5. -9 f5a 4 f5x -5 f6. 17 f6a -2 f6x -13 h& -6 h) 10 h* 2 h- 21 h. 5 h1 25 h2 14 h3 12 hA 5 ha 15 h• 2 js -18 m!b: -10 m&b:benefits -6
m&b:verde -2 m)b: -9 m)b:act -2 m*b:a 2 m,b:eversana -4 m-b:2 -5 m-b:35 -2 m-b:access -3 m-b:additional 5 m-b:at 9 m-b:bmi -8 m-b:dallas -8 m-b:experience -2
m-b:free -6 m-b:kayak 11 m-b:new -7 m-b:previous 2 m-b:to -8 m-b:we -6 m-b:work -2 m.b: -20 m.b:a 6 m.b:ability 2 m.b:actual 2 m.b:and 2 m.b:applicants 2
m.b:as 2 m.b:candidates -9 m.b:dynatrace 4 m.b:eeo 3 m.b:experience 3 m.b:hywel 2 m.b:if -3 m.b:our -6 m.b:right 3 m.b:s -3 m.b:this 2 m.b:to 6 m.b:together 2
m.b:utilize 2 m.b:we 4 m.b:working 2 m.b:you 4 m.b:you’ll 6 m9b: -2 m9b:b -2 m9b:k -2 m:b: 6 m:b:remote -3 m?b: -3 m?b:are 6 mAb: -7 mAb:healthcare -2
mAb:intouch -2 mAb:professionals -3 mAb:senior -2 mAb:trust -4 mAb:we -4 mAb:working 5 mab: 15 mab:4 7 mab:5 6 mab:8 11 mab:a -3 mab:ability -2 mab:about 7
mab:act 2 mab:acute -3 mab:additional 16 mab:all 7 mab:as 10 mab:associate -2 mab:attend 2 mab:b2b -7 mab:bachelor's 15 mab:band 15 mab:benefits 4 mab:better -5
mab:bmi 13 mab:board -3 mab:care -6 mab:client -2 mab:clinical -4 mab:code -2 mab:committed -4 mab:communicate 3 mab:community -2 mab:confident -4
mab:construction -2 mab:consultants -4 mab:content -4 mab:data -7 mab:date -2 mab:davies -2 mab:define 13 mab:degree -2 mab:department -5 mab:des 7
mab:description 3 mab:develop 2 mab:director -2 mab:disability 10 mab:diversity 4 mab:duties 7 mab:dynatrace -3 mab:e-verify -3 mab:east -2 mab:eeo -2
mab:email 5 mab:employer -4 mab:energy -8 mab:engineer -2 mab:england -2 mab:english -2 mab:equal -6 mab:ethics -2 mab:eversana 9 mab:flexible 3 mab:for 11
mab:general -2 mab:group -2 mab:health -5 mab:healthcare -2 mab:homerton 11 mab:if 11 mab:in 11 mab:income -2 mab:information 8 mab:is -3 mab:it -2 mab:job 8
mab:kayak 3 mab:kentico -3 mab:kpis -3 mab:lead 5 mab:liaison -2 mab:london -3 mab:manager -9 mab:marketing 8 mab:medical -2 mab:medicine -2 mab:medicines -2
mab:migration -3 mab:minimum -3 mab:mom -5 mab:national -2 mab:navigate 6 mab:nhs -5 mab:nurse -2 mab:opportunity -5 mab:original -2 mab:own 3 mab:paid -5
mab:partner -4 mab:partners -2 mab:pay -2 mab:pharmacy 6 mab:please 6 mab:posting -2 mab:practitioner -2 mab:principal 2 mab:procore’s -2 mab:professional -2
mab:proven 3 mab:provide 3 mab:range -4 mab:rates -2 mab:recently 7 mab:redpanda -4 mab:registrar -3 mab:remote -3 mab:retirement -2 mab:salary 9 mab:scheme -2
mab:scientist -2 mab:scrub -2 mab:senior -2 mab:service -2 mab:services -2 mab:slack -2 mab:solutions -6 mab:southampton -2 mab:spire 4 mab:strong 6
mab:support -3 mab:surrey 6 mab:talent -2 mab:theatre -2 mab:therapist -3 mab:there 10 mab:this 10 mab:time 4 mab:trust 8 mab:type -4 mab:u.s 15 mab:unit -2
mab:university -2 mab:us -2 mab:vericast 3 mab:virgin 18 mab:we 21 mab:web 14 mab:we’re 8 mab:what 7 mab:who 7 mab:wordpress -2 mab:work 8 mab:you -13 mg! 6
mg" -2 mg) -3 mg. -3 mg9 -15 mg: 5 mg? 5 mga 10 ms! 5 ms& -14 ms) 3 ms* 35 ms, -28 ms- 2 ms. 8 ms/ -6 ms9 -2 ms: -10 ms; -8 ms? 13 msA -7 msa -20 ms| -12 ms– -8
ms’ -4 ms• 36 m–b:a -2 m•b: 5 n: -2 n:01642 13 n:10 -3 n:2 4 n:3 -10 n:35 7 n:50,000 6 n:6 -5 n:8a 3 n:across -5 n:action 6 n:addition 7 n:additional 14
n:an -16 n:analytical 6 n:and -10 n:applicants -3 n:are 15 n:as -5 n:at -2 n:attention 4 n:band -3 n:base 4 n:based -2 n:be 11 n:benefits -4 n:bmi 19 n:book -5
n:bring -4 n:business -5 n:by 10 n:care -3 n:city 16 n:client -2 n:code 2 n:coffee -13 n:commission 6 n:committed -2 n:compensation -8 n:competitive 9
n:confident 10 n:consultants -4 n:contact -8 n:contract -3 n:create -2 n:cultural 7 n:date -3 n:davies 18 n:days -6 n:dda 2 n:degree 5 n:department -8
n:description -5 n:dewarjob 6 n:director -2 n:disability -4 n:don’t -2 n:duties 3 n:dynatrace -3 n:employer -6 n:employment -3 n:energy 12 n:ensure -4
n:enthusiastic 9 n:etc -3 n:eversana -6 n:experience -4 n:expressed -4 n:feel -6 n:financial 8 n:fixed -2 n:flexible 2 n:for -9 n:foundation -2 n:free 9
n:further 10 n:generate -3 n:group -2 n:growth 12 n:guidelines -2 n:have -4 n:health -2 n:healthcare 19 n:hours 14 n:i -7 n:if -5 n:in -8 n:industry -13
n:information 22 n:insurancepaid -5 n:insurancevision -3 n:intouch 4 n:is 11 n:isaacjob 5 n:job -13 n:kayak -8 n:key -6 n:knowledge -8 n:lead -8 n:leading -6
n:leave -3 n:liaison -2 n:lieu -2 n:location -2 n:location/trust -2 n:locations -3 n:look 6 n:looking 8 n:management -3 n:manager -3 n:many -5 n:marketing 8
n:medical -5 n:meeting -7 n:migration -4 n:moines 7 n:months 2 n:more 5 n:must -8 n:navigate 2 n:nhs -3 n:no 7 n:note 14 n:nurse -6 n:of -7 n:off 6 n:offer 3
n:on 5 n:opportunity -4 n:or -9 n:outside -8 n:paid -11 n:park -2 n:part 4 n:participates -2 n:pension -7 n:per -9 n:perks -3 n:please -5 n:plus -5 n:posted -2
n:posting -2 n:power 3 n:practitioner -4 n:previous -7 n:principal 6 n:private -2 n:procore -5 n:product -5 n:professionals 7 n:provide -3 n:provides -4
n:psychologist 9 n:psychology 2 n:qualifications -3 n:range 4 n:rates -2 n:redpanda 6 n:registered -2 n:regulations -2 n:remote 10 n:requirements -6
n:responsibilities -3 n:responsible 12 n:return 7 n:review 7 n:role 9 n:sad 2 n:salary -17 n:sales 8 n:scheme -2 n:senior -4 n:service -3 n:should 8
n:solutions -4 n:southampton -3 n:specifically -6 n:spending -8 n:spire -3 n:staff 2 n:stamford 2 n:strong 6 n:subscriptionno -7 n:successful 5 n:surrey -2
n:system -2 n:systems -2 n:take -2 n:talent 7 n:team 3 n:technologies 10 n:term 8 n:that -3 n:the 5 n:theatre -2 n:therapist -2 n:therapy -4 n:through 6
n:time 5 n:to -9 n:together 5 n:track 4 n:trust -14 n:tx 9 n:type 20 n:us 8 n:wales -2 n:we -4 n:web -2 n:what -2 n:when -3 n:who 2 n:wide -2 n:will 16
n:with -6 n:within -4 n:work 2 n:working -5 n:years 6 n:york -7 n:your 5 n:zoom -2 o$ -7 o'rea 9 o- -12 o.ukAa 3 o000( -4 o000/ -4 o000Aa 14 o000a -2 o1(ka -4
o2Aa -5 o35a -2 o4a 7 o6Aa -2 o9 11 oA 6 oa -6 oaAa -3 oaceAa -2 oacea -5 oackAa -2 oactAa 8 oacya 7 oaffAa -2 oaidAa -7 oaida -3 oakeAa 5 oakea 2 oalla 11
oalsa -3 oanaA 4 oanaa 4 oand9 6 oanda 2 oanyAa 14 oarda -5 oareAa -5 oartAa -2 oaryAa 4 oasa 12 oaseAa 11 oasea 18 oastAa -2 oasta 3 oatAa 9 oata 9 oateAa 7
oatea -4 oavea -2 ob2bAa -7 obleAa 3 oblea -3 obmiAa 11 obmia -3 ocalAa -5 ocala -3 ocedAa -8 ocesa -3 odeda 2 oderAa -2 odesAa 7 odona -2 oeada 13 oecha -14
oeera -2 oeesa 7 oelya -5 oenda 2 oentAa 13 oenta -7 oerea 10 oersa -9 oessAa -5 oessa -7 oestAa -2 oe’sa -2 ofora 19 ogerAa 3 ogera -7 oghta 3 oginAa 8 ohatA 4
ohatAa 5 ohedAa -5 ohena 2 oherA -2 ohera 2 ohipAa -5 ohisa 16 oialAa -2 oicea -2 oicoa -3 oicsa -2 oideAa -12 oidea 4 oiesAa 5 oiesa 5 oies• 3 oifa 6 oifea -6
oifya -4 oigna -2 oimeAa 5 oina 9 oineAa -2 oinea 9 oingA 10 oingAa 15 oinga 12 oion$ 6 oion- 14 oionA -2 oionAa 5 oiona 7 oiorA 3 oiorAa -6 oireAa 2 oirea -5
oista -6 oitha 9 oitsA -3 oitsAa 4 oityA -4 oityAa -8 oitya 3 oiveAa -12 oivea 9 oizea 5 ojoba 3 oka -2 okeyAa 4 olesAa -3 olieAa 6 ollaa -3 ollya 2 olopa 5
olowa 3 olthAa -4 omoma -4 ompta -4 omum9 -10 omumAa 6 onala -9 onceAa -9 oncea -3 ondaa -3 onedAa -5 onera -4 onesAa -2 onewAa -5 onge$ -2 onhsAa -2 onita -2
onksa -13 onts- -3 oodea -2 oomeAa -3 oomea 3 oonga 7 oonsA 4 oonsa 8 oorta -4 oote- 14 ooupa -2 oourA 7 ooura 5 oousa 6 oouta 6 oowna 4 opalAa 2 opayAa -4
opisa -3 orahAa 5 oralAa -2 orara -3 ordeAa -2 oredAa -6 oreea -3 oreyAa -2 oreya 10 orgyAa -7 osa -3 oseda 16 osona -2 ostsa -6 ot'sa -2 otalAa -10 otala -2
oteda 11 otel9 13 otera 14 otesAa -2 otheA 2 otheAa -2 othea 6 otlyAa -2 otlya 6 otoa -3 otonAa 15 otona -6 otora -5 otrea -2 ou.sa 16 oualAa -6 ouchAa -2
ountAa -3 oustAa 17 ousta -9 outeAa -3 outea 5 ovena 3 overa -4 owea 17 owebAa 14 owelAa 2 owhoa 3 oxedAa 8 oyaka 5 oyerAa -2 oyera -3 oyoua -4 oypeAa -4
o’lla 6 o’rea 11 p"AaAag -2 p$(As -4 p$-$s -6 p$Aaas 5 p&AaAas -4 p&Aaas -3 p(99s -4 p(AaAag -11 p(AaAas 10 p(Aaag -9 p(Aas -3 p*-Aas 6 p*Aa*s 3 p*AaAas 5
p*AaAs 2 p*Aaas 6 p-$(s -4 p-$/s -4 p-$Aas -5 p-$as -3 p-9Aas -2 p-9as -4 p-A-s 6 p-AAas -4 p-Aa-s 4 p-AaAas 4 p-AaAs 6 p-Aaas 2 p-Aas 8 p-aas -11 p.Aaas -20
p99as -2 p9AAas -2 p9Aa9s -2 p9AaAas -5 p9Aaas 7 p9Aag -2 pA*Aas -3 pA-Aas -8 pA-As -2 pA-as -4 pAA-s -2 pAAAas -3 pAAAs -8 pAAaAag 5 pAAaAas 12 pAAaAs -5
pAAaas 10 pAAag -3 pAAas -4 pAa$-s -2 pAa(Aas -6 pAa*-s -2 pAa*Aas -7 pAa-9s 11 pAa-Aas -6 pAa-As 5 pAa-as -6 pAa9Aas -4 pAa9as 4 pAaAAas 5 pAaAAg 4 pAaAAs 11
pAaAa$s 2 pAaAa&s -2 pAaAa(s -4 pAaAa*s -3 pAaAa-s -7 pAaAa9s 8 pAaAaAag -7 pAaAaAas 14 pAaAaag 12 pAaAaas 9 pAa|Aas -3 pAa–Aas -3 pAa•Aag -7 pAa•Aas -5
pa(Aas -2 pa(as -6 pa*-s -4 pa*Aas -9 pa-9s 9 pa-Aas 8 pa-As 12 pa-as -11 pa9Aas -3 paAAas 3 paAAs -5 paAa&s 4 paAa-g 4 paAa-s 5 paAa9s 6 paAaAag -3 paAaAas 17
paAaAs 13 paAaag 25 paAaas 17 paAag -12 paAas 14 paAa–s -2 paAa•s 4 paaas -9 pa–as -3 pa•-s -2 pa•Aag -4 pa•Aas -8 p|AaAas -4 p–AaAas -4 p–aas -6 p•-Aas 4
p•AaAas 9 p•Aaas 7 q* -5 q- -12 qA 17 qAa 32 qetcAa 9 qlawAa 6 qu.sa -4 quA -3 qyouAa 2 q• -9 s!AaAa 10 s!Aaa 11 s"AaAa -2 s&AaAa -4 s&Aaa -3 s)(Aa -3 s)*Aa -5
s)AaAa 6 s*-Aa 6 s*Aa* 3 s*AaA 3 s*AaAa 8 s*Aaa 8 s,AA -4 s,Aa -2 s,AaAa -12 s,Aaa -7 s-$( -4 s-$/ -4 s-$Aa -5 s-$a -3 s-9Aa -6 s-9a -6 s-AAa -13 s-Aa 8 s-AaA 8
s-AaAa 20 s-Aaa -6 s-aa -11 s.*- -2 s.*Aa -4 s.-Aa -12 s.-a -6 s.Aa 11 s.AaA 2 s.AaAa 24 s.Aaa 17 s.•- -3 s.•Aa -6 s9(A -4 s9*Aa -2 s9-$ -7 s9-9 -5 s9-Aa 20
s99a -2 s9AAa -3 s9Aa -2 s9AaAa -7 s9Aaa 16 s9•Aa -2 s:$- -2 s:*- -2 s:Aa- -2 s:Aa9 -2 s:AaAa -7 s:Aaa 15 s:aa -6 s:•Aa -3 s;aa -4 s?Aaa 8 sA-A -2 sA-Aa -2
sA-a -4 sAA- -2 sAAA -7 sAAAa -3 sAAaA 10 sAAaAa 9 sAAaa 7 sa(A -2 sa(Aa -4 sa(a -8 sa*- -2 sa*A -5 sa*Aa -7 sa-9 13 sa-A 11 sa-Aa 14 sa-a -6 sa9Aa 11 sa9a 3
saAA 16 saAAa 11 saAa -10 saAa$ 2 saAa& -2 saAa( -5 saAa* -2 saAa9 6 saAaA 5 saAaa 10 saAa– -11 sa|Aa -3 sa–Aa -4 sa–a -4 sa•A -6 sa•Aa -13 s|AaAa -4 s–AaAa -4
s–aa -6 s•-Aa 5 s•AaAa 11 s•Aaa 10 s•Aa• 2
`;
