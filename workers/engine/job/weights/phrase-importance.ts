/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand. */
export const PHRASE_IMPORTANCE_WEIGHTS = `
0=	0a:	2"	2#	2(	2)	2,	2.	2/	2:	2;	2<	2and	3re	3s	2be	4en	4fore	4ing	3y	2can	2has	4ve	2include	8ing	3s	3t	4's	2like	2must	2per	2so	2than	5t	4en	5y	4rough	3o	2until	3sing	2via	2we	4're	3hen	5re	4o	3ithin	3ould	2you	5'll	6re	6ve	2|	2–	0c:must
2nice	3one	1u:must:duties	8must	8nice	9one	3nice:duties	8must	8nice	9one	4one:duties	8must	8nice	9one	8tools	0f:account	4t	5ive	3frikaans	3gency	4ile	3lready	4ternate	3nalytical	4other	3pplications	3rabic	3ssist	8s	3ttend	7tion	3vailable
2better	3ig	4t	3ook	3udget	4ilding	2call	4n	4re	5ry	4tegory	3ert	3heck	3lass	4eaning	4ient	5nical	3ode	4llaborate	6ege	4mmunicate	cion	9ty	5pany	6uter	4ntent	6inuous	6ribute	4uple	3pr	3reate	4m	3ustomer	2daily	4ta	4y	5s	3bs	3esign	8ing
3igital	3oesn	4n	5e	3rive	7r	6ing	4ug	2edge	3mail	3nergy	4glish	4hanced	4ough	3vening	9s	5r	3xcel	4tra	2face	4mily	4st	3ield	4nd	5e	4re	5st	4ve	3lexible	4uent	3ollow	4od	4rklift	3rench	4iday	5endly	3ull	2go	4ogle	4t	2half	4ndy	4ving	3ead
5vy	4ld	3indi	3ome	4nest	4spital	3tml	2identify	3nformation	3talian	2keep	6ing	4y	3itchen	3now	6ing	3ubernetes	2language	4te	3ead	5rn	5ve	4gal	4vel	3ift	4ttle	3og	4ng	4ok	4w	2maintain	7enance	4ke	5ing	4nage	8ment	7ing	5darin	3eet	4ntor
3icrosoft	3onitor	9s	3s	3ulti	3y	2new	3ice	4ght	7s	3o	3vq	2offer	5ice	3nline	3pening	3rganization	3wn	2part	4tience	4y	3eople	4rformance	3hone	3lay	3oint	4lice	6sh	4rtuguese	4werpoint	3re	5pare	4oduct	9ion	5fessional	5ject	5vide	8ing	3ublic
4njabi	3ython	2quality	4iet	2read	4gistered	4habilitation	4port	4tail	4view	3ight	4ng	4verside	3otating	3un	2safety	4les	4turday	as	3chool	3elf	4nior	4rvice	4t	3hare	4op	3it	4x	3oftware	4mebody	3panish	4eak	4oken	3tand	7ard	5y	4udent	3unday
8s	4pervise	2team	4chnical	4ll	3hat	4eatre	4ursday	3ools	3rade	5vel	3uesday	4rn	3ype	2use	5ful	5r	2valid	3erbal	3ideo	2walk	4ter	4y	3eb	4ek	6end	9s	3hat	3in	3ord	5ked	3rite	2year	6s	3ou	2zulu	0l:	2background	2comfortable	5mand	5petent
4nfident	2degree	2evidence	3xperience	5osure	2familiarity	2know	2looking	2need	2passionate	3roficiency	2responsibilities	ble	2track	5ined	2understanding	2willing	2year	6s	0m	1:as nee	5req	4sist	3ttend	2contri	2help	6fu	6in	6s	2may	2occasi
3pport	2partic	2volunt	0o:2	24+	25+	2ability	4le	3ccuracy	4s	4ts	3dditional	3n	4d	4y	3pplicants	3re	3s	4sistants	3t	3udio	2b	3achelor	4nk	4rista	3e	3it	3ring	3usiness	2can	5didate	bs	4rers	4se	4talan	3ert	3hange	4eck	3lass	7es	4ean	4io
3ollaborate	4me	5fortable	5munications	5pleted	6uter	4ntinuous	6ribute	4ok	3urrent	4tting	2d	3aily	4ta	4y	3bs	3egree	4monstrated	4puty	4scription	5ign	3iploma	4rect	3o	4norfy	3riving	4ug	3utch	5ies	2e	3arly	3ffective	3nergy	4glish	4hanced
3stablish	3vening	9s	5ry	7one	4idence	3xamples	4cellent	4perience	7tise	5osure	2familiarity	3eeding	3ilm	4nding	4rst	4ve	3lexible	3or	5d	5klift	4ur	3rench	4iday	3ull	2gcse	3erman	3lobal	3ood	3rit	2handle	6y	3elp	6ful	6s	4re	3igh	4ndi	3ours
3r	3ut	2i	3cd	3deal	7ly	5ntify	3f	3n	4dependently	4spects	3t	2jd	3ira	2keep	4y	3now	6ing	6ledge	3orean	2lead	4vel	3icence	4nux	3oading	4ok	2maintain	7enance	4ke	5ing	4nage	7ing	5darin	4ster	3edication	4ntor	3inimum	3onitor	4st	3ust	2need
6ed	4rves	4t	3ice	3o	4n	4t	4w	3vq	2odoo	3f	3n	4e	3sha	3utstanding	3wn	5s	2patience	3iano	3lan	4us	3olish	3re	5vious	4inect	5or	4oficiency	bt	5ven	6ide	9s	3ublic	4njabi	3ython	2ready	4cruitment	4gister	4mote	4porting	4quirements
4sponsibilities	ble	4view	3iverside	3oller	2sap	4turday	as	3creen	3end	4rvice	3hifts	3ix	3o	4lihull	4me	6body	6one	3panish	4eak	3tay	4eadiness	4rong	3uccessful	4pervise	5port	2take	4lking	4mil	3echnical	3hat	4e	5atre	5re	5y	4ings	4ose	4ree
4ursday	3iming	3o	4gether	3rack	5de	5in	5vel	4iage	3uesday	3wo	2uk	3nder	7standing	3s	4ed	3tilize	2valid	2we	4b	4ekends	3hat	3ith	3riting	2you	5r	2zulu	0p:0	21	23	24	25	0s:-1	32	33	21	22	23	24	0u:duties	2must	2nice	3one	2tools	0v:false
2true

14	-3	4	4	3	4	5	-2	5	-5	-3	7	-5	6	5	-7	-7	3	2	5	-7	-2	-5	3	7	-5	3	2	-2	3	4	2	2	7	2	3	3	4	2	3	6	2	-3	3	2	4	-3	-14	-5	3	2	-18	-3	-2	27	-23	10	4	8	7	7	-2	-11	-2	-9	9	12	-20	7	3	5	2	2	-4	2	4	-2	3	5	-3	-2	-2	-4	-6	-6	2	3	-10	-2	-10	3	2	-2	3	3	-6
4	2	-5	3	-2	3	2	3	2	2	2	2	6	-5	-2	5	6	6	-9	-2	-2	2	3	-2	2	9	2	5	2	4	2	2	2	5	-2	-5	3	-2	3	-3	2	4	12	4	3	6	4	-3	5	-7	-3	-2	2	2	-4	-2	-3	-2	3	3	3	2	-2	-7	-10	2	2	3	2	2	-2	2	-9	-2	2	-2	-2	2	3	2	-4	4	-3	3	-5	4	2	3	-2	-2	-2	3	3	4	3	-4	2	2	6	2	-5
2	3	4	-6	3	-3	-5	-2	-2	4	2	-4	3	-11	6	-4	2	5	-4	2	-4	-5	5	4	6	-5	-2	2	2	2	8	6	-10	3	-3	2	2	4	-3	-3	2	-5	-9	2	4	2	3	3	7	4	-12	-3	3	-8	2	2	2	3	2	3	-2	-7	-5	3	2	2	2	2	2	3	6	5	-2	2	-2	6	2	3	-3	-2	7	3	-3	-10	-4	4	2	2	-2	-17	2	2	2	6	3	2	2	3	2	2
-2	4	2	2	2	-3	-6	4	2	-4	-5	-4	2	-4	6	5	3	8	3	2	3	-2	7	2	4	3	-4	-8	-3	-2	5	2	4	-5	2	-3	-4	-11	-7	3	7	3	3	4	5	-3	-8	5	4	6	12	-9	-2	-2	5	2	-5	-4	-2	4	-13	-6	3	9	-4	2	4	5	2	2	5	3	2	-2	4	-4	-3	-12	2	3	-6	4	9	3	-4	-4	2	-5	4	-7	4	-2	2	3	2	11	-5	-3
-4	2	5	2	2	2	3	5	6	2	5	9	3	3	-15	2	3	-2	-5	3	8	2	4	4	4	2	2	8	-3	2	5	-6	-5	5	3	5	-14	2	-3	3	5	3	-2	4	2	3	2	4	3	7	5	2	-4	-3	-5	2	2	-3	2	3	6	-7	-5	5	-9	2	3	3	-2	2	4	9	4	-9	5	-9	-2	4	6	-4	5	2	-2	3	-4	-2	-4	4	-21	10	-3	3	-12	-4	3	2	3	-3	-4	-3	-8
6	-5	-3	-5	3	2	3	-2	3	-3	2	4	-4	9	2	-11	-4	-2	5	7	6	5	2	-10	-9	6	-3	2	2	-4	3	-5	7	8	-8	2	3	2	2	-2	3	-8	-6	2	3	-5	15	8	-3	4	-11	2	2	-12	3	-2	2	2	-3	2	3	3	2	-4	2	-7	-15	2	4	-2	5	2	3	2	-6	-3	-4	-8	4	-9	4	-6	2	10	4	2	-3	2	-4	-8	-4	6	13	-3	-4	-2
-2	-3	4	2	2	3	2	-2	-3	-2	3	2	2	8	3	4	3	4	-4	3	3	-4	2	2	-9	4	6	12	4	-6	13	12	-10	-14	7	4	2	2	-3	-2	3	2	12	10	-15	5	3	3	12
`;
