/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand. */
export const PHRASE_IMPORTANCE_WEIGHTS = `
0=	0a:	2"	2#	2(	2)	2,	2.	2/	2:	2;	2<	2>	2after	3nd	3s	2be	2can	2has	2include	8ing	3s	2like	2must	2per	2than	5t	4rough	3o	2using	2via	2we	4're	3ho	3ithin	2you	5’ll	2|	2–	2“	0c:must	2nice	3one	1u:must:duties	8must	8nice	9one	3nice:duties
8must	8nice	9one	4one:duties	8must	8nice	9one	8tools	0f:account	3gile	3nalytical	4other	3pply	3ssists	3ttend	3vailable	2budget	4ild	7ing	4siness	2care	5ry	4tegory	3ertification	3hildren	3i	3leaning	4inical	4oud	3ollaborate	4mmercial
6unicate	cion	9ty	5pany	6leted	6uter	4nducting	5fident	5struction	5tent	6inuous	6ribute	bions	3reate	7ive	4m	3ustomer	2data	3esign	8ing	3igital	3rive	6ing	4ug	2email	4ployee	3nergy	4gineering	5lish	3stablish	3xcel	4ecution	2face	3lexible
4uent	3our	3uture	2german	3lobal	3oogle	2identify	3ndividual	4formation	4surance	2jquery	2keep	3ubernetes	2language	4te	3ead	6ership	6s	5n	5rn	3iaison	4ve	2machine	4intain	7enance	4nage	8ment	8r	7ing	5ual	3eet	4ntor	3icrosoft	3onitor	3s
3ulti	2new	3ights	2offer	3rganization	3wn	2part	6icipate	3harmaceutical	4one	3latforms	3re	4ivacy	4oactively	5core	5duction	5fessional	5gramming	5ject	5vide	9s	8ing	3ublic	3ython	2qualified	7ty	2rehabilitation	4port	4quirements	4tail	4view
3iverside	3un	2safety	4les	4p	3elf	4nior	4rvice	3how	3ix	3oftware	3panish	3taff	4udent	3ystems	2take	3eam	4chnical	7ology	4sting	2understand	3se	5r	2verbal	3ideo	2web	4ekends	3ide	3ork	3rite	6ten	2years	0l:	2background	2comfortable	5mand
5petent	4nfident	2degree	2evidence	3xperience	7tise	5osure	2familiarity	2interest	2know	6ledge	2looking	2months	2need	2passion	9ate	3roficiency	2responsibilities	ble	2skills	2understanding	2willing	2year	6s	0m	1:assist	2help	6fu	6in	6s	2may
2opport	2partic	2stay u	2volunt	0o:1+	22	23+	24+	25+	2a	3ble	3ccount	4s	3dditional	4minister	3ll	3n	3re	3s	4e	4sist	8s	3t	3udio	2bsl	2case	4tegory	3hampion	4eck	3ision	3lio	3ollaborate	4mmunications	5petitive	6leted	7y	4nduct	5fident
5tinuous	6ribute	3reate	3urrent	2data	4y	3emonstrated	4puty	4scription	5ign	3irect	3o	4norfy	3rug	3uties	2e	3ligibility	3nsure	3stablish	3versana	4idence	3xamples	4cellent	4perience	7tise	5osure	2familiarity	3irst	3lexible	4t	4uent	3or	5d
2global	3ood	5gle	3ps	3rit	2handle	7ing	4ve	3ere	3igh	3ospital	2icd	3deally	5ntify	3f	3n	4spects	4termediate	5roduction	3paf	2jira	2key	2lead	6s	4ttings	4vel	3hbs	3oading	3pg	2maintain	7enance	4king	4nage	8r	7ing	5darin	3eddic	4ntor	3inimum
3odifying	4nitor	4tion	3ulti	4st	2need	4t	2offerings	3n	3perates	3r	3sha	3ur	4treach	5standing	3wn	5s	2participate	6ner	3erforms	5sonal	4t	3lan	3olaris	3revious	4ior	4oficiency	bt	5ven	6ide	9s	3ython	2qualified	2respond	8sibilities	ble
4view	3iverside	2safe	4p	3enior	3hifts	3ocial	3panish	4eak	3tay	4rong	3upport	2team	4chnical	3he	5atre	5y	4is	4ree	3o	3wo	2under	7standing	3tilize	2we	3hat	3indows	4th	3orking	3riting	6ten	2you	5r	0p:0	21	22	23	24	25	0s:-1	32	33	34	20	22	23
0u:duties	2must	2nice	3one	2tools	0v:false	2true

18	-5	2	3	-3	3	2	2	6	3	-2	6	2	-5	-4	7	-6	-2	2	2	3	-3	-5	3	2	2	5	2	4	4	5	2	-3	2	-7	-2	2	-3	-3	-8	21	-18	8	3	7	4	6	4	-16	4	-9	5	13	-24	8	2	4	2	4	-5	-4	-6	-6	2	2	2	2	4	-3	2	3	3	2	2	2	2	2	2	3	2	5	-3	-2	4	2	-8	5	-7	6	5	-11	-7	2	3	3	-4	7	4	2	2	-3
-4	2	2	-6	3	3	6	-4	4	2	-4	2	2	-3	-6	3	2	2	-3	-2	4	-5	-3	2	2	2	2	4	2	3	2	-4	4	2	-2	4	-4	-2	3	-3	2	-3	2	-14	5	-4	4	-4	-4	2	-6	7	4	-10	3	2	2	3	2	-2	-6	3	2	5	-3	4	-11	2	-4	2	2	-2	2	2	-2	2	-6	-6	3	2	2	4	-4	2	2	5	-3	2	5	-8	-2	-17	2	-2	5	3	-4	2	3
-2	4	-3	-4	3	4	2	3	6	2	2	-6	-2	-2	3	2	2	-3	5	-3	-2	-3	-7	-5	-2	9	2	-3	3	-2	3	3	2	4	-3	3	2	4	11	-15	8	2	2	4	-10	-3	2	-4	-6	-3	2	3	-2	4	3	-3	2	3	2	2	3	-8	-11	3	-6	-3	-4	-4	10	2	-5	-6	2	2	3	-13	2	4	4	2	11	-8	2	2	3	-10	2	4	4	2	4	2	2	3	2	7	-7	4
3	-16	-3	-2	-2	-8	7	2	8	9	2	-3	-4	-10	3	-14	-4	5	-7	2	4	2	-11	8	3	2	2	5	4	-3	-4	-5	6	-6	7	4	-5	2	-5	2	3	5	3	-10	-12	-2	2	-14	4	-3	-2	2	2	3	-4	-16	-10	-5	-5	-2	-2	2	4	3	-4	-4	3	2	2	-8	2	-2	2	2	2	2	-4	2	2	-5	3	2	4	10	6	-3	3	-11	2	3	-3	2	2	2
-4	3	2	-16	3	2	2	-5	4	-6	8	-3	2	-6	11	-4	-3	-2	2	6	3	2	-7	3	-5	-6	-3	2	2	6	2	12	3	7	4	4	-6	-9	6	5	3	2	-5	3	-3	3	13	5	-16	5	2	5	7
`;
