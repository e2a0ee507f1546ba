-- Stock articles of the learning center; the sources are db/articles/{slug}.md.
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-a-job-search-week-you-can-keep-up', 'a-job-search-week-you-can-keep-up', 'A job search you can keep up, planned by the week', 'Searching is tiring because it has no end of the working day. A plan with fixed hours, a small log and a review on Friday keeps it going for months, if it must.', 'The usual way to look for a job is to feel guilty all day. You scroll in the morning, apply in a rush before dinner, and wake at three because of an answer that didn''t come. After four weeks you have sent sixty applications and can''t remember to whom.

What follows is a plan for a person without a job. If you have one, halve everything, and keep the proportions.

## The rule: twenty-five hours, then stop

Full-time searching isn''t forty hours. There are not enough good postings for that, and after five hours of writing about yourself the sentences get worse. Plan five hours a day on five days, with a beginning and an end. What comes after is free, with permission.

## The week

**Monday: find.** Go through your sources once: job boards, pages of companies that you like, messages. Collect, don''t apply. Aim at ten postings, throw out five. For the rest note the closing date and the three requirements that matter.

**Tuesday: write.** Two applications, done properly. In the morning the résumé for each: which lines move up, which are missing, which go. In the afternoon the letter or message, if one is asked for.

**Wednesday: people.** No screens before noon. Meet someone for coffee, go to a trade evening, visit a former colleague. In the afternoon send five short messages to people who know your work. More jobs are talked about than are posted, and nobody can think of you while they believe that you are still at the old place.

**Thursday: write, again.** Two or three more applications, as on Tuesday.

**Friday: learn, follow up, review.** Two hours on the one skill that the week''s postings kept asking for. One hour of polite reminders. One hour of review; more about that below.

**Saturday and Sunday: nothing.** Not even a look at the mailbox on the telephone. Nobody sends a refusal on Sunday that would not be there on Monday.

Five applications in a week sound few. But an application that has been fitted to its posting takes two to three hours, and one that hasn''t been fitted is a lottery ticket.

## The log

One row per application, in a spreadsheet or on paper. It takes a minute and saves you the sentence "Which company was that again?" when the telephone rings.

| Column          | Example                          |
| --------------- | -------------------------------- |
| Sent on         | 20 August                        |
| Company, role   | Port of Ghent, shift planner     |
| Where found     | their own page                   |
| Which résumé    | version C, planning on top       |
| Three musts     | planning software, shifts, Dutch |
| Next step, date | ask on 3 September               |
| What came       | call on 27 August                |

Save the text of the posting as well. It''s often taken down before you are invited, and then you sit there without the one document that says what they want.

## Friday: the review

Look at the log and count three numbers for the last four weeks: applications, first talks, second talks. The place where it stops tells you what to work on.

**Many applications, hardly any talks.** Either you aim at the wrong postings or the résumé doesn''t show what they ask for. Take three refusals, lay the posting and the résumé side by side, and mark every must that you can''t find within half a minute. If you find them all, aim differently: a level lower or higher, another region, another kind of company.

**Talks, but no second ones.** The paper works, the conversation doesn''t yet. Practise the opening aloud, and ask the next person who refuses you for one sentence of advice. Some won''t answer. The one who does is worth a lot.

**Second talks, but no offer.** You are close, and part of what remains is bad luck: usually one person is taken from several who could have done it. Look at your references, your pay expectation and the questions you ask.

**Nothing at all for four weeks, although you did it properly.** Change one thing, not everything. And talk to somebody who sees many applications: the employment service, a [coach](/coaching), a recruiter in your trade.

Your own counts are small, so don''t read too much into them. One talk out of eight this month and two out of eight the next isn''t progress; it may be the weather.

## Waiting without going mad

- Give every application a date on which you will ask once. Two weeks after sending, or one week after the closing date, is decent almost everywhere. After a second silence, close the row.
- Never wait for one single answer. Until you have signed, the week goes on as planned.
- A refusal in standard words contains no information about you. Strike the row and don''t interpret it.
- Keep one thing in the week that gets finished: a shelf, a run, a cake. Searching gives you no finished things.

## Where tools help

Use them for the sorting and the checking, where they save time: alerts for new postings, one place for your résumé versions, a [comparison of a résumé with a posting](/individual) before you send it. In Plumbline the history keeps each analysis, so that you can see whether version C really covers more of the musts than version A for the same job. Compare it only for the same job. Numbers from different postings measure different things.

Don''t use them to send two hundred applications at once. Recruiters recognise those by now, and the two hundred refusals will arrive one by one.

## After the fifth week

Searches take longer than people tell you afterwards. Should yours go on, take a week off in between, really off, with a date on which you go on. You''d take one from any other work.
', 'job-search', 'Plumbline Editorial', 5, 1787216400000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-a-listed-skill-is-a-claim', 'a-listed-skill-is-a-claim', 'A listed skill is a claim, a dated job is evidence', 'The same word can weigh very differently, depending on where in the résumé it stands. How to move your important skills up the evidence ladder without adding a single untrue line.', 'Open almost any résumé and you find a box with twenty skills in it. The box is easy to write and easy to skip. A reader who needs somebody for Power BI sees the words "Power BI" and knows one thing: that the person has heard of it. Where, when, how deep, for whom? The box is silent.

A careful recruiter therefore looks for the skill inside a job first, because a job has a date, an employer and usually a witness. The box comes last.

## The ladder

Put the places where a skill can stand in order of how much they prove, and you get a ladder. Ours has these rungs, from the bottom up:

1. **Listed.** The word stands in a skills section.
2. **Named in the summary.** You say about yourself that you can do it.
3. **Taught.** It appears with a degree or course.
4. **Certified.** Somebody examined you in it.
5. **Used in a project.** There was a purpose and an outcome.
6. **Used in a job, long ago.**
7. **Used in a job that you hold now or left not long ago.**

This is how [Plumbline](/how) weighs the skills in a résumé. On the lowest rung a skill earns less than half of what it earns on the highest. Repeating it changes nothing: the best place counts, once. And a skill that is only listed is not shown as met; the report says that it is named, and that no job or project shows its use.

We chose that order because it follows how people check a claim. It is not a law of nature. Other systems weigh otherwise, some only count words, and many companies use no such software at all. But moving up the ladder helps with every one of them, because it helps the human at the end.

## Moving up: one example

Ilse runs payroll for a logistics company. The posting asks for payroll, SAP and Power BI. Her first version:

> **Payroll Specialist, Nordwind Logistik, March 2021 – present**
>
> - Ran monthly payroll for 240 people in two countries.
> - Answered questions of staff about pay slips.
>
> **Skills:** Payroll, SAP, Excel, Power BI, data analysis

Payroll is proven. SAP and Power BI are claims, although she uses both every week. The second version:

> - Ran monthly payroll **in SAP** for 240 people in two countries.
> - Built a **Power BI** report of overtime by team, which twelve managers open each month.
> - Answered questions of staff about pay slips.

Nothing was added that she did not do. Two skills moved from the bottom rung to the top, and the page is one line longer. A human reader gains even more: now there is something to ask about in the interview.

## Do it with your own résumé

**Step 1.** Take the posting and underline the five skills it needs most. Not all of them: five.

**Step 2.** For each, find the highest place in your résumé where it stands. Write the number of the rung beside it.

**Step 3.** For each that stands on rung 1 or 2, ask: _when did I last do this for a purpose?_

- In a job: write it into a line under that job, with what came of it.
- In a project, a course or a voluntary post: give that its own short entry with a month and a year.
- Never, really: then leave it in the list if you could talk about it for five minutes, or take it out. A skill that you would have to explain away is worse than none.

**Step 4.** Check the dates. A skill inside a job without dates cannot be placed in time by anybody. Month and year, beginning and end, for every job.

**Step 5.** Read the lines aloud. If a line has become a chain of tool names, break it up: "Used SAP, Excel, Power BI, Jira and Confluence" is the old box, moved into the job.

## What not to do

**Don''t paste the posting into your skills.** It lifts everything to the lowest rung at best, and a person notices at once.

**Don''t hide words.** White text on white paper, letters of one point, text behind a picture: our reader leaves out what a human eye can''t see, and shows the agency that it was there. You would be explaining a trick instead of your work.

**Don''t put a skill under a job where you didn''t use it.** It may lift a number. It will not survive "Tell us about that".

**Don''t delete the list.** It has its use: as an index. Ten entries, grouped, most important first, spelled the way the trade spells them. If the posting writes "Kubernetes", writing only "k8s" is a risk with simple software. Good software knows the common short forms, and still cannot know all of them.

## Bars, stars and percentages

Four stars for Excel, 80 per cent Spanish. Nobody knows what the scale means, software mostly cannot read it, and next to your five-star skills the others look weak. Replace them with words that have a meaning: "Spanish, B2", "Excel: pivot tables and Power Query, daily". For languages, Europe has a common scale from A1 to C2; use it.

## What a ladder can''t see

A measure like this sees words and where they stand. It does not see that the report was brilliant, or that somebody else did half of it. It can miss a skill that you describe in unusual words, and when it does, the report shows what it found for each requirement, so that you can see the miss and judge for yourself. That is also why a score is never the last word here: a person decides, with the evidence in front of them.
', 'resume-writing', 'Plumbline Résumé Desk', 5, 1793869200000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-ask-for-feedback-you-can-use', 'ask-for-feedback-you-can-use', 'How to ask for feedback you can use', '"Any feedback?" gets you "All good!" Narrow questions, asked at the right time and answered without defence, get you something to work with.', 'Nobody sees their own lean. A bricklayer who trusts his eye builds a crooked wall, and the more of it there is, the straighter it looks to him. That''s why he hangs a line with a weight on it and looks at that from time to time, before the mortar is dry.

At work other people are the line. But they won''t speak by themselves, and when asked in the usual way they say "All good!", because it''s the quickest road back to their own desk.

## Why the usual question fails

"Do you have any feedback for me?" is hard to answer. It''s about everything, it''s about you as a person, it comes without warning, and an honest answer might cost something. Each of these can be repaired.

| Fault            | Repair                                     |
| ---------------- | ------------------------------------------ |
| about everything | ask about one piece of work                |
| about you        | ask about the thing, the text, the meeting |
| without warning  | say beforehand what you''ll ask             |
| costly           | make a critical answer the expected one    |

## Questions that get answers

Instead of "How was my presentation?":

- "At which slide did you lose interest?"
- "If I had only half the time next week, what should I leave out?"

Instead of "Are you happy with my work?":

- "What is one thing that I do which makes your work slower?"
- "In the report on Tuesday: what did you have to correct or look up yourself?"

Instead of "How am I as a manager?":

- "Which decision of mine in the last month would you have made otherwise?"
- "When did you last hold something back because you didn''t know how I''d react?"

Instead of "Is there anything I could improve?":

- "If you had to name two things, one to keep and one to change, what would they be?"

All of them take for granted that something can be found. That is the trick, and it isn''t a manipulation: something can always be found. It relieves the other person of the rudeness.

## The right person, the right moment

Ask **the one who was harmed by the fault**, if there was one. The colleague who had to work with your handover knows more about it than your manager does.

Ask **soon**, within two or three days, while the details are there. But not in the corridor right after the meeting, with six people standing around.

Ask **with notice**: "I''d like to ask you on Thursday what you''d change about my handover. Ten minutes are enough." You''ll get a thought instead of a reflex.

Ask **rarely**. Every few weeks, and each time somebody else. A person who asks for feedback after every mail is asking for reassurance, and everyone notices.

## The two minutes that decide whether you''ll ever get any again

You ask, somebody takes heart and says: "Honestly, your mails are too long. I often only read the first paragraph." What now?

**Not**: "Yes, but that''s because the legal department wants..." Perhaps that''s true. But the message that arrives is: next time, better say "All good!".

Do this instead:

1. **Breathe and write it down.** With a pen, word for word. It gives you three seconds and shows that it counts.
2. **Ask once, to understand.** "Could you give me an example? Was it the one on Monday?" One question only, and none that begins with "why".
3. **Say thank you and say when you''ll come back to it.** "Thank you. I''ll try it for two weeks and then ask you again."

You needn''t agree. You needn''t decide on the spot, either. Listening to it and accepting it are two things, and you can do the second one at home.

## What to do with it at home

Put what you hear into one of three boxes:

- **True, and it matters.** Choose _one_ thing from here and work on it for four weeks. Make it visible: "Mails: the request in the first sentence, no more than 120 words."
- **True, and it doesn''t matter.** Everybody has faults that can stay.
- **One voice.** Perhaps right, perhaps a matter of taste. Leave it until a second person, whom the first hasn''t spoken to, says the same.

If two colleagues contradict each other, one wanting more detail and the other less, then you''ve learned something about them, not about you. Ask each how they''d like it.

Then, after the four weeks, go back to the person: "I''ve tried to keep my mails short. Have you noticed?" This step gets forgotten most often, and it''s the one that makes people go on telling you things.

## Written feedback, for the record

Praise comes by itself and blows away. When someone thanks you in writing, keep the sentence, with the date, somewhere of your own, without anything confidential. In a year it''ll help you to write an appraisal, or to name a person who can speak about your work.

If you want to be recommended publicly, ask for something specific here as well: "Could you write two sentences about how we moved the warehouse?" is answered. "Would you recommend me?" ends in "a pleasure to work with".

## And feedback from software?

It has one advantage: it isn''t polite, it isn''t tired, and it answers the same question in the same way every time. If you have a résumé [measured against a posting](/individual), you learn which requirements were found, in which of your words, and which weren''t. This is narrow and verifiable, the way a good question would be.

It has a limit, too. It judges a document, never you; it has never been in a meeting with you. Use it as you''d use the line with the weight: for the one thing that it measures well. For everything else you need people who were there, and the nerve to hold still for two minutes.
', 'professional-development', 'Plumbline Editorial', 5, 1781168400000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-changing-field-without-starting-at-zero', 'changing-field-without-starting-at-zero', 'Changing field without starting at zero', 'A change of field fails when it is told as a break. Sort your experience into what travels, what translates and what stays behind, then test the new field cheaply.', '"I want to do something completely different" is a good sentence for a Sunday evening. On an application it worries people. Nobody hires for _completely different_; they hire somebody who can already do part of the job and will learn the rest without drama. The work of a change is to find that part, and to show it.

## Sort everything you do into three piles

Take a normal month and list what you did, in verbs. Then sort.

**Travels as it is.** Work that has the same name in the new field. A spreadsheet model, a budget, a rota, a difficult phone call, a rollout in three sites.

**Translates.** The same work under another name. This is the largest pile and the one that most people throw away, because their own trade''s words make it look foreign.

**Stays behind.** Knowledge that only your present field needs. It was worth having. It will not be paid for again.

Here is the second pile for a secondary-school teacher who wants to move into training inside companies:

| What she says now                         | What the new field calls it              |
| ----------------------------------------- | ---------------------------------------- |
| Plan a year for four classes              | Design a curriculum, plan delivery       |
| Mark and give comments                    | Assess learning, give feedback           |
| Parents'' evening                          | Manage stakeholders with opposing wishes |
| Get a colleague started in the first term | Onboard and mentor                       |
| Move the class to online lessons          | Introduce a learning platform            |

This is not decoration. If you ran the introduction of a learning platform for thirty colleagues, then "introduced a learning platform for thirty colleagues" is simply the clearer way to say it. The test is whether someone who was there would nod. "Led digital transformation" would not pass.

## Choose the smallest step that counts as a change

A job has at least three parts: what you do, the field you do it in, and the level. Changing one is a step. Changing two is a jump. Changing all three at once is possible, and usually paid for with a pay cut or a long search.

- Nurse on a ward to nurse educator: the field stays, the work changes.
- Accountant in a brewery to accountant in a hospital: the work stays, the field changes.
- Retail manager to junior software developer: everything changes. Two steps may be quicker than one: first the person in the shop''s head office who looks after the till software, then development.

If the far step is what you want, look for the halfway job that makes it believable.

## Buy information before you buy a course

Courses are the expensive way of finding out that you do not like something. Cheaper ways, in order:

1. **Three conversations** with people who do the work now. Ask what they did last Tuesday, what bores them, and what they look at first when they hire.
2. **Ten postings.** Copy out what is asked for, count, and mark what you could already show. Ask yourself which gaps come up again and again; a gap that one posting names is noise.
3. **One small piece of real work.** An evening project, a volunteer task, a week of shadowing, a task swap inside your present company. You learn whether you like it, and you have a first line for the résumé.
4. **Then** the course or certificate, if the postings keep asking for it.

Some professions are regulated: health, law, teaching, many crafts. There, a recognised qualification is not a matter of persuasion, and recognition works differently in each country. Find the body that decides before you make plans.

## Tell it as a line, not as a break

You need one paragraph that makes the change look like the next sensible thing. It has three parts: what you have been doing, where the new work already appeared in it, what you want now.

> For eight years I have taught maths, and for the last three I have mostly taught teachers: I introduced our learning platform and trained thirty colleagues on it. That became the part of the work that I look forward to. I am now looking for a role in which training adults is the whole job.

Nothing in it apologises, and nothing in it complains about the old field. The same three parts, shorter, make the summary at the top of the résumé.

## Show the new work inside the old job

A reader who is used to the new field will look for its words, and software that compares texts will too. Put them where the work took place: in the lines under the old job, with what you did and how much of it there was. That is more honest than a list of skills at the end, and it counts for more. In [Plumbline](/how) a skill that is shown in a recent job earns more than twice what the same skill earns in a bare list, because a list is only a claim.

Be realistic about the other side of it, too. A match score compares your résumé with one posting, and a person from another field will rarely get a high one at first: the roles held are different, and a fair measure says so. Use the report for its gaps, not as a verdict. If it says that a requirement was not found and you have done that work, a line is missing. If you have not done it, you know what the next small project is.

## What it usually costs

Say it out loud at home before you start: perhaps a step down in level for a year or two, perhaps less money, certainly being a beginner in front of younger people. Those who change field well have usually agreed with themselves how long that may take, and have [looked at a plan](/coaching) with somebody who does not love them.
', 'career-advice', 'Plumbline Editorial', 5, 1788426000000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-fifteen-minutes-on-friday', 'fifteen-minutes-on-friday', 'Fifteen minutes on Friday: the work log that writes your résumé', 'In two years you won''t remember what you did this month. A log of five lines a week, how to keep it, and what it''s good for when you need it.', 'Try it: what did you do at work in March? Not the big thing, which you know. The second and the third thing. What was the figure before you changed it, and after? Who said what when it was finished?

Hardly anybody can answer. And then, on some evening in two years'' time, you sit in front of an empty page and write "responsible for various projects".

## The form

Every Friday, before you close the computer, five lines. The same five:

1. **Finished:** what was completed this week, and for whom?
2. **Size:** one figure that belongs to it.
3. **Hard:** what was difficult, and what did I do about it?
4. **Said:** what did somebody say about it, in their words?
5. **Learned:** what can I do now that I couldn''t last month?

Leave a line empty if there''s nothing. A week in which only line 1 has an entry is a normal week.

## What it looks like

An invented clerk in a hospital''s purchasing department, three Fridays:

> **Week 19.** _Finished:_ new contract for gloves, all four clinics. _Size:_ 1.2 million pairs a year, 8% less than before. _Hard:_ clinic 3 wanted to keep its brand; let them test ours for two weeks, then they agreed. _Said:_ head nurse, clinic 3: "At least you asked us." _Learned:_ –
>
> **Week 20.** _Finished:_ nothing; inventory. _Size:_ 2,300 articles. _Hard:_ 140 had two numbers. _Said:_ – _Learned:_ look-ups across two tables in the spreadsheet.
>
> **Week 21.** _Finished:_ list of double articles, corrected with IT. _Size:_ 140 down to 6. _Hard:_ nobody felt responsible; wrote down who decides what, had it signed. _Said:_ boss: "We should have done that years ago." _Learned:_ –

Three minutes each. And look what a résumé line it makes a year later:

> Renegotiated the contract for medical gloves for four clinics (1.2 million pairs a year, 8% below the former price), with a test phase in the clinic that was against it.

And an interview story, with a conflict, a choice and a quotation that you didn''t have to invent.

## Rules that keep it alive

**The same time, the same place.** Friday, the last quarter of an hour, in the calendar as an appointment. If it slips to Monday it dies within a month.

**Whole sentences are forbidden.** Key words are enough. Nobody reads it but you.

**Figures at once.** You know them today. In a year you''d have to estimate, and estimates sound like estimates.

**Outside the company''s systems, and without its secrets.** The log is about you, so keep it in your own notebook or your own file; access to the company''s laptop can end in an afternoon. For the same reason nothing confidential goes in: no customer names, no prices under negotiation, no copies of documents, no patients. "A large customer", "a clinic", "around a tenth cheaper" will do for you. If your contract or your trade has rules about this, they come first.

**Include what failed.** Not for the résumé. For the interview question about mistakes, and for yourself.

## Once a quarter: half an hour with a marker

Read the twelve or thirteen entries and mark three:

- the one you''re proudest of
- the one where somebody else was better off afterwards
- the one that was new

Turn these three into finished résumé lines, right away, while you remember the rest. Put them in the file, not yet polished. In this way your résumé is never more than three months old, and an update takes ten minutes instead of a weekend.

While you''re at it, look at what is _not_ there. If in thirteen weeks nothing stands under "learned", that''s information. If "hard" always says the same thing, that is, too.

## What else it''s good for

**The annual review.** You arrive with one page: five results, with figures. Your manager sees a dozen people and remembers the last six weeks. You aren''t boasting, you''re helping them.

**The request for more pay.** Tasks that you took over, with the date on which you did.

**The reference.** In countries where you get a written one, you may often propose what should be in it. The log holds the proposal. Where references are given by telephone, send the person three reminders of what you did together.

**Bad days.** This isn''t a small thing. In a week in which nothing works, leafing back eight weeks is more convincing than any encouragement.

**An honest résumé score.** Our own [résumé score](/how) looks, among other things, at how many of the lines about your work give a figure, whether jobs have a month and a year at both ends, and how many of your skills are shown in use. All three are easy with a log and tedious without one. The software can''t tell you which figures you''ve forgotten. Nobody can, except you, on a Friday.

## Starting without a past

You have no log for the past five years, and that''s all right. Take an hour and go through the traces that you may look at: your calendar, sent mails, appraisals, photos of the team outing. Note only what comes up by itself, year by year. It won''t be complete. From now on it will be.

The first Friday is the hardest, because five empty lines look silly. Write one. For example: "Finished: started a log."
', 'professional-development', 'Plumbline Editorial', 5, 1784797200000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-first-ten-days-after-losing-a-job', 'first-ten-days-after-losing-a-job', 'The first ten days after losing a job', 'A calm order for the days after notice: what has a deadline, what can wait, and what to leave alone until you have slept.', 'Most advice for this moment starts with your résumé. That is too early. In the first days a few things have deadlines, most things do not, and the two are easy to mix up when you are upset. Here is an order that protects you first and gets you searching second.

The rules on notice, severance and benefits differ from country to country, and sometimes by sector or by the agreement your company has signed. Where this page says "ask", ask the employment service, a union, a works council or a lawyer where you live.

## Day 1: leave with the facts, sign nothing

You may be handed a paper. In most cases you are not obliged to sign an agreement in the room, and saying so is ordinary:

> Thank you. I would like to read this at home before I sign. By when do you need it back?

If you are only confirming that you _received_ a letter, write "received on" and the date beside your signature.

Before you lose access, write down:

- the last working day, and the last day of the contract (often not the same date)
- the reason that was given, in the words that were used
- open holidays, overtime, bonus and expenses
- who your contact is from now on, and at which address

Take what is yours: contract, pay slips, appraisals, certificates. Leave what belongs to the company. Sending customer lists or internal documents to your own mailbox can cost you far more than it could ever help you.

## Days 2 and 3: the things with deadlines

This is the part that is worth doing badly rather than late.

1. **Register with the employment service.** In many European countries you have to register as job-seeking soon after you learn of the end of your job, sometimes within days and before the last day of work. Being late can cost part of the benefit. Look up your country''s rule today, even if you think you will find something quickly.
2. **Ask about a time limit for objecting.** If you believe that the dismissal was wrong, the time to contest it can be short: in some countries a few weeks, counted from the letter. You need not decide now. You do need to know the date.
3. **Check your insurance.** Health cover, pension and a company car or phone may end on different days.
4. **Tell the people you live with.** Keeping it from them is tiring, and you need that strength elsewhere.

## Days 4 and 5: a number, not a mood

Sit down once with your bank statements and work out how many months you can pay for: savings plus expected benefit and severance, divided by what a plain month costs. Be honest about the plain month; leave out nothing that is truly fixed.

| What                           | Amount                  |
| ------------------------------ | ----------------------- |
| Savings you are willing to use | €6,000                  |
| Severance, after tax           | €4,200                  |
| Expected benefit per month     | €1,350                  |
| Plain month                    | €2,050                  |
| Missing each month             | €700                    |
| Lasts                          | a little over 14 months |

The numbers above are an invented example, and they assume that the benefit is paid for that long; ask. Yours may say four months, and that is useful too: it tells you whether you can wait for the right job or need a bridge first. Both are respectable plans. What hurts is not knowing which of the two you are in.

## Days 6 and 7: nothing

Two days without job boards. This is not a reward; applications written in the first anger read like it. Walk, sleep, see someone who knew you before that job.

## Day 8: write down what you did there

While the memory is fresh, fill two pages for yourself only. What did you take over, and in what state? What did you leave behind that works? Which figures do you remember: people, budgets, hours, error rates, customers? What did colleagues come to you for?

Do it before you touch the résumé. It is raw material, and in three months you will no longer remember whether the team had nine people or twelve.

## Day 9: one sentence for everybody

You will be asked what happened. Prepare one sentence that is true, short and without blame, and use it everywhere:

- "The company closed its Graz office, and my role went with it."
- "They cut the team from eight to three, and I was among the five."
- "It was not a good match on either side. I learned that I work better in smaller teams."

Then stop talking. The pause that follows feels long only to you. If you were dismissed for a reason that you regret, say what has changed since; do not invent a reorganisation that a reference call would contradict.

## Day 10: tell ten people

Not a public post, unless you like those. Ten people who have worked with you, one message each:

> I am looking for a new position from January: payroll or HR operations, in or near Antwerp. If you hear of something, would you think of me? No need to do anything now.

It names a role, a place and a date, so that the reader can recognise a match when one passes by. "Let me know if you hear of anything" gives nobody anything to recognise.

## And the résumé?

Now. You have the facts from day 8, a clear sentence from day 9 and a direction from day 10. When there is a first version, you can [have it measured](/individual) against a posting that interests you: Plumbline shows which requirement it found where, and what it could not find. A low number in that report says something about a document and a posting. It says nothing about what you are worth, least of all in a week like this one.
', 'career-advice', 'Plumbline Editorial', 5, 1794474000000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-is-this-job-posting-real', 'is-this-job-posting-real', 'Is this job posting real? How to check before you send anything', 'Fake postings are after your data, your money or your bank account. Most give themselves away in five minutes, if you look in the right places.', 'A posting asks for little, pays a lot, and somebody answers within minutes. For a person who has been looking for months this feels like luck at last. That is what it was written for. People who fall for such postings aren''t stupid; they''re tired, and in a hurry, and the other side does this for a living.

## What they want

Once you know the goal, you recognise the play.

- **Your identity.** A copy of your passport, a photo of your face, your tax number. With these, accounts can be opened in your name. A "video identification for the application" may in truth be opening a bank account, with you in front of the camera.
- **Your money.** A fee for training, for a visa, for a background check, for a laptop that is "refunded with your first pay".
- **Your bank account.** You receive money and pass it on, minus a commission. The job is called "payment agent" or "transaction assistant". The money is stolen, the transfer bears your name, and in many countries you''ll have to answer for it.
- **Your work.** A "trial task" that takes three days and happens to be exactly what a customer of theirs ordered.
- **Nothing at all.** Some postings are real companies without a real job: to collect résumés, or to look as if they were growing. Annoying, but not dangerous.

## Five minutes, six checks

1. **Look for the posting on the company''s own website.** Don''t use the link in the message. Type the address yourself or search for the company. A real job is usually there, too. If it isn''t, telephone the number on that website and ask.
2. **Read addresses from the right.** In a mail address take what stands after the @, in a link what stands before the first single slash, and look at its end: _jobs.bakkerij-dewit.example_ belongs to bakkerij-dewit; _bakkerij-dewit.jobs-portal.example_ belongs to somebody called jobs-portal. A large company doesn''t recruit from a free mail address.
3. **Look the company up in the public register.** Most European countries have one, often free of charge. Does it exist, since when, is the business the right one, is the address a letter box?
4. **Search for the person.** A recruiter has a trace: a profile older than a few weeks, a name on the team page. Write to them there and ask whether the message is theirs. Names and photos of real recruiters get stolen, too.
5. **Search for a sentence.** Copy one odd sentence of the posting into a search engine, in quotation marks. If the same words appear under six company names, you know.
6. **Compare the pay with the work.** Two hours a day at home, no experience, €3,500: nobody pays that, because nobody has to.

## Green, amber, red

**Green. Normal, though it may feel strange:**

- a short telephone call before any details are given
- an agency that doesn''t name its client in the first message, but does before your résumé goes anywhere
- a test of one or two hours that has to do with the job
- bank details and a tax number _after_ you have signed

**Amber. Ask, and go on only with a good answer:**

- talks by chat only
- a company founded three months ago
- a contract before anybody has spoken with you
- pressure: "only until tonight"

**Red. Stop:**

- you are to pay something, whatever it is called
- a copy of an identity document before there is a contract. If one is really needed, blacken what isn''t, and write across it what it''s for and the date
- installing a program for remote control, or sending a code that arrives on your telephone
- receiving money or parcels and sending them on
- moving to a messenger at once, and only there

One red is enough. You needn''t be polite, or explain yourself.

## Questions that real employers answer easily

> Thank you for your message. Before I send documents: what is the legal name of the company, who would I report to, and where can I find the posting on your website?

A real recruiter replies in one line. A false one tells a story, becomes offended, or writes how urgent it is.

## Give away less from the start

A résumé doesn''t need a date of birth, a full address, a marital status, or a number of any identity document in order to show your work. In some countries several of these are customary; on a public job board you may still leave them out and supply them later. Town and country, a telephone number and a mail address are sufficient. A mail address of its own for applications is a cheap protection.

In [Plumbline](/how) name, age, address and photo are no part of any score, so nothing is lost by leaving them off. One limit should be said plainly: our analysis compares a résumé with the text of a posting. It doesn''t check whether the posting is genuine, and a false one that''s well written can give you a fine match. The six checks above are yours to do.

## If it has already happened

Don''t be ashamed, be quick.

1. **Money sent:** call your bank now, not tomorrow. Some transfers can still be stopped.
2. **Account used:** tell the bank, keep the messages, transfer nothing further.
3. **Identity document sent:** report it to the police, and ask what your country offers, such as a note with credit agencies or declaring the document invalid.
4. **Password or code given:** change it everywhere you used it, starting with your mail account.
5. **Everything:** take pictures of the posting, messages, addresses and payments before they disappear. Report the posting to the job board, so that the next person doesn''t find it.

A report to the police often seems useless. But you''ll need it if a bill arrives in your name later on, and it counts who spoke up first.
', 'job-search', 'Plumbline Editorial', 5, 1782378000000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-learn-one-skill-so-that-it-shows', 'learn-one-skill-so-that-it-shows', 'Learn one skill so that an employer can see it', 'A course ends with a certificate. A skill ends with something you made. A six-week plan that starts from postings and finishes with a line in your résumé.', 'Many people learn a good deal and have nothing to show for it. They watch, nod, collect certificates, and half a year later can''t say what they''d do with the subject on a Monday morning. The problem is seldom discipline. The plan began at the wrong end: with the course.

Start at the other end. What should stand in your résumé when you''ve finished? Write that sentence first, with gaps:

> Built ... with ... for ..., which is used by ... / which showed that ...

Everything that follows serves to fill the gaps truthfully.

## Week 0: choose one

Not three. Collect ten postings for the job you want next and make a tally of what they ask for that you couldn''t show today. Two or three things will stand out. Choose by three questions:

1. **Is it asked for often?** At least in four of the ten.
2. **Can a beginner produce something with it in six weeks?** SQL: yes. Bookkeeping for a small club: yes. Managing people: no, not in that time.
3. **Does it sit next to something you already know?** A nurse who learns to analyse data about wards is rarer than one more beginner in data analysis.

## Week 1: the shortest course that exists

You need the vocabulary and the first steps, that''s all. Take the shortest decent introduction you can find, free if possible, and put a limit on it: six hours. When the time is up, you''re finished with it, even in the middle of chapter five. You''ll come back to single chapters when you need them, and then they''ll stick.

Write down every word you don''t understand and can''t guess. By the end of the week most of them have explained themselves. Look up the rest.

## Week 2: find somebody with a problem

This is the step that gets skipped, and it makes the difference. An exercise has a solution at the back of the book. A problem has a person who''s waiting.

- The football club keeps its members in four spreadsheets.
- A neighbour''s shop doesn''t know which products sell on which days.
- Your own department copies numbers from one system to another by hand each Friday.

Make an agreement that''s small and written: what you''ll deliver, by when, and that it''s a first attempt. If it''s for your present employer, ask before you touch any data. If it''s other people''s personal data, use as little as possible; invented rows do very well for practice.

## Weeks 3 and 4: make it, badly

Aim for an ugly version that works by the end of week three. Show it. You''ll hear things that no course would have told you: that the secretary opens it on her telephone, that last year''s numbers are wrong, that what they really need is a list to print.

In week four, make the second version. Now you''ll read the chapters that bored you in week one, because you need them by Thursday.

Keep a page of notes as you go: what you tried, what broke, how you found out. Those are your answers in the interview.

## Week 5: let somebody good look at it

Ask a person who really can do it for thirty minutes. A former colleague, somebody from a meet-up, a forum. Ask narrowly: "What would you change first, and why?" Then change it. That you accepted criticism and improved the work is a stronger story than a perfect first throw.

## Week 6: hand it over and write it down

Give it to the person with the problem, with half a page of explanation. Ask after a week whether it''s being used. Then fill in the sentence:

> **Membership records, FC Sparta Linz (voluntary), September – October 2026**
>
> - Merged four spreadsheets with 620 members into one database (PostgreSQL) and removed 85 duplicates.
> - Built the monthly report of unpaid fees in SQL, which the treasurer runs himself.

Look at what this is: an entry with a place, a date, a size, and a witness. The words SQL and PostgreSQL stand where they were used.

## What it''s worth, soberly

It isn''t a job with two years of SQL, and it shouldn''t pretend to be. On Plumbline''s [evidence ladder](/how) a skill used in a project counts for clearly more than the same skill in a list or in a course, and for less than one used in a recent job. That seems fair to us, and an interviewer will see it in much the same way.

And the certificate? It helps where postings ask for it by name, where a profession demands it, or where a customer wants to see it. There it''s worth the fee. Elsewhere, a certificate and a project together are good, a project alone is decent, and a certificate alone says that you were examined in something.

| What you have                     | What a careful reader may conclude |
| --------------------------------- | ---------------------------------- |
| "Interested in SQL"               | nothing                            |
| SQL in the skills list            | has heard of it, perhaps more      |
| Certificate, dated                | was examined, could do it then     |
| Project with a date and a user    | has done it once, to the end       |
| SQL in the lines of a present job | does it                            |

## The last step: get it into your job

The next rung is usually nearer than you think. Take a task in your present job that the new skill would make easier, and do that one with it. Offer it, do it well, tell your manager in two sentences. From then on it''s a line under a dated job, and the six weeks were only the beginning.

If it doesn''t work out, because the skill bores you or you turn out not to be good at it: six weeks are a small price for knowing. Cross it out and take the second thing on the tally.
', 'professional-development', 'Plumbline Editorial', 5, 1792054800000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-questions-to-ask-the-interviewer', 'questions-to-ask-the-interviewer', '"Do you have any questions?" Ask the ones that decide it', 'Questions at the end of an interview are not a politeness. Sorted by who sits across from you, these tell you whether to take the job.', 'Towards the end somebody looks at the clock and asks whether you have any questions. Many applicants say "No, I think you''ve covered everything", which is never true, or ask something from the first page of the website. You are about to spend more waking hours with these people than with your family. Find out what you need to know.

Good questions have two features: the person across can really answer them, and the answer could change your mind. So sort them by person.

## For the one who would be your manager

This is the most important conversation of the process, because this person decides what your days look like.

- **"What should be different six months after I start?"** The best single question we know. A clear answer means that someone has thought about the job. "Well, that depends" means that you will have to.
- **"What happened with the last person in this role?"** Promoted, left, or a new position: each is fine and each means something else. Watch how it is told.
- **"How do you notice that somebody in your team is doing well? And that somebody is struggling?"** You hear whether there are regular talks, or whether people learn of it in the annual review.
- **"What would I find annoying here?"** Said with a smile. An honest manager has an answer ready. Everywhere has something.

## For future colleagues

They know what the manager cannot tell you.

- "What did you do yesterday, from morning to evening?" Far better than "What is a typical day like?"
- "When did you last have to work late or at the weekend, and why?"
- "What do you wish someone had told you before you started?"
- "If you disagree with a decision, what do you do?"

If two colleagues laugh and look at each other before answering, you have had your answer.

## For human resources

Here belong the questions about conditions. They are legitimate, and it saves everybody time to ask them before the last round.

- the pay range and the number of payments a year
- which collective agreement applies, if any
- notice period and length of the probation period
- working time, overtime and how it is paid or given back
- what "hybrid" means: how many days, fixed or free, who decides
- what is still to come in the process, and by when you will hear

In some countries much of this must be in the contract or stated in the posting; in others it is open to negotiation. Ask either way.

## For the founder or a director

- "What must go right this year, and how does this role take part in it?"
- "What did you decide _not_ to do?"
- For a young company: "How long can you pay salaries with what you have?" It sounds bold. But founders are used to it from investors, and your rent depends on the answer as much as their money does.

## Three that work with everybody

1. "Is there anything in my résumé, or in what I said, that makes you doubt whether I fit?" It takes courage, and it gives you the only chance to answer a doubt before it is discussed without you.
2. "What did I not ask that I should have?"
3. "You have been here for four years. What kept you?"

## Hear what is not said

Answers come in three kinds. **Specific**: an example, a name, a number. Take it as true. **General**: "We have flat hierarchies", "We are like a family". Ask once more: "Could you give me an example from the last months?" **Evasive**: twice around the question and on to another subject. Note it, and do not press further. An unanswered question is also information.

A few things deserve a second thought before you sign: three people describe the job in three different ways; nobody can say who you would report to; you are pressed to decide on the same day; the pay is only named after you have agreed; the person who left, left in the second month, and so did the one before.

None of these proves anything. Two of them together should make you ask for another talk.

## How many, and when

Bring eight, expect to ask three or four. Some will be answered on the way; strike them from your list openly, it shows that you listen. If there are five minutes left, ask your best question, not your first.

Write the list on paper and put it on the table. Nobody thinks less of an applicant who takes notes. In a video call, say that you are writing something down, so that your eyes on the desk are not misread.

And write the answers down within an hour of leaving. After three interviews at three companies, you will be sure that the good answer came from the office with the nice windows.

## Before the interview: find your own open points

The most useful questions come out of the posting itself. Read it again the evening before and mark every sentence that could mean two things. "Occasional travel": how often last quarter? "Fast-moving environment": what changed in the last three months? "You take responsibility for reporting": who does it now?

If you have [compared your résumé with the posting](/how), look at the requirements for which nothing was found. That a résumé is silent about something does not mean you cannot do it, and a fair reader will ask. It is better if you raise it: "You mention contract law. I have worked with contracts every day, but not in Dutch law. How important is that in the first year?"
', 'interview-tips', 'Plumbline Interview Desk', 5, 1786006800000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-read-a-posting-like-a-recruiter', 'read-a-posting-like-a-recruiter', 'How to read a job posting: must, nice and noise', 'A posting is a wish list written by several people. Take it apart line by line and you know whether to apply, what to show, and what to ask.', 'Postings are rarely written by one person in one go. The department sends a list of what it misses since Anna left. Human resources adds the paragraphs that every posting has. Somebody copies three lines from last year. A manager wants "strategic" in the title. The result looks like a set of conditions and is in fact a pile. Your task is to sort it.

## Three colours

Print the posting, or copy it into a document, and mark each line:

- **Must**: without it the job can''t be done, or the law doesn''t allow it.
- **Nice**: would make the start easier.
- **Noise**: stands in every posting, and nobody will decide by it.

Words help you. _Required, must, you hold, at least, essential_ point to a must; _ideally, a plus, preferably, advantage, familiarity with_ to a nice. But words lie in both directions, so look at three other signs as well.

**Place.** What stands first was usually in somebody''s mind first.

**Repetition.** A thing that appears among the tasks _and_ among the requirements is meant seriously.

**Precision.** "Experience with IFRS 16" was written by somebody who has a problem with IFRS 16. "Good IT skills" was written by nobody in particular.

## One posting, taken apart

This one is invented, but you have read it before.

> **Logistics Coordinator (m/f/d), Bratislava**
>
> _You coordinate inbound shipments for three plants, book carriers and keep our customs documents in order. You are the contact for 40 suppliers. Three years in freight or logistics; SAP; fluent English, good German. Knowledge of dangerous goods rules is a plus. You are a dynamic team player with a hands-on mentality who keeps calm when things get hectic. Occasional travel._

| Line                             | Colour        | Why                                                               |
| -------------------------------- | ------------- | ----------------------------------------------------------------- |
| inbound shipments, book carriers | must          | first sentence, the job itself                                    |
| customs documents                | must          | precise, and someone has to do it from day one                    |
| three years                      | nearly must   | they mean "don''t make us explain freight"; two solid years may do |
| SAP                              | must or nice  | ask: which module, for what?                                      |
| English                          | must          | 40 suppliers will not learn your language                         |
| German                           | open          | who speaks German there, and how often?                           |
| dangerous goods                  | nice          | says so; a short course exists                                    |
| dynamic team player              | noise         |                                                                   |
| calm when hectic                 | _information_ | not a requirement: a description of the place                     |
| occasional travel                | open          | once a year or twice a month?                                     |

Four musts, one nearly, two to ask about, and one honest hint about what the days are like. That is a different text from the one above it.

## What the numbers of years mean

"Five years" is mostly a stand-in for a level: somebody who needs no guidance. If you have reached that in three and can show it, apply. If the posting says one year and you have twelve, ask yourself what they will pay and whether you would be bored.

There are exceptions. In public service, and wherever a pay scale or a licence depends on years, the number is a number.

## Should you apply?

A simple rule, since somebody has to give one: **if you can show most of the musts, and have a true answer for the ones you can''t, apply.** Nice-to-haves are there to choose between people who all have the musts.

What doesn''t count as showing is having read about it. Take each must and finish this sentence: _"I did that at ..., when I ..."_ If you can, it belongs in the résumé, in the lines under that job. If you can''t, the honest form is: "I haven''t worked with customs documents. I have filled in the transit papers for our own deliveries for two years, so I know the codes."

Don''t count against yourself what was never asked. A good many people drop an application because of a line they coloured must and the employer would have coloured nice.

## What the posting doesn''t say

Read it a second time for the gaps. Each is a question for the first call:

- No pay range? In some countries it must be stated. In others you ask.
- No name, no telephone number? Then look for the person who would lead the team.
- Nothing about how many people do this work? You may be the only one.
- "Due to growth", or no reason? "Is this a new position?" is a harmless question with an interesting answer.
- Posted again and again? Perhaps the role is hard to fill. Perhaps people leave.

## Let a machine do the first sorting

Software can do a useful part of this. [Plumbline](/how) splits a posting into must, nice-to-have and mere mentions, looks for each of them in your résumé, and shows the words it relied on. A nice-to-have weighs half of a must there. Skills that nearly every posting names, Excel for instance, weigh less than rare ones, and soft skills weigh little, for the reason that you have just seen with the dynamic team player.

It sorts by the words and their place, and it will sometimes colour a line differently from you. It can''t know that Anna left, or that SAP is being replaced in spring. When its colours and yours differ, read the line a third time; the disagreement is usually the sentence worth asking about. For an agency the same holds from the other side, which is why recruiters can change what a posting is taken to require.

Then put the marked posting away until the interview. The evening before, it''s the best page of preparation you have.
', 'job-search', 'Plumbline Editorial', 5, 1795078800000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-six-stories-for-any-interview', 'six-stories-for-any-interview', 'Six stories that answer most interview questions', 'You can''t prepare for two hundred questions. You can prepare six true stories well enough to bend them towards whatever is asked.', '"Tell me about a time when..." is how most structured interviews ask. Lists on the internet collect hundreds of such questions, and learning answers to them is hopeless. But there are only about half a dozen things that they are after. If you have one solid story for each, you will rarely be without an answer.

## The six

| Story                     | What they want to learn                       | Questions it answers                                          |
| ------------------------- | --------------------------------------------- | ------------------------------------------------------------- |
| The thing that got better | Do you cause results?                         | greatest achievement, a project you are proud of              |
| The thing that went wrong | Do you notice, own up, repair?                | a failure, a mistake, something you would do differently      |
| The disagreement          | Can you be of another opinion without damage? | conflict, difficult colleague, a decision you were against    |
| The mess                  | What do you do without instructions?          | pressure, change, too little information, competing deadlines |
| The other person          | Are others better off for working with you?   | leadership, feedback, training, helping a colleague           |
| The thing you learned     | Are you finished, or still moving?            | a new skill, a new field, criticism you received              |

Notice that "leadership" needs no title. A student who got four flatmates to keep a cleaning rota has the material for it, although at work there is usually something better.

## How to choose them

Go back two to three years, five at most. For each story ask:

- Was **I** the one who did something, or was I only there?
- Can I say in one sentence how it ended?
- Could a colleague who was present hear me tell it without raising an eyebrow?
- May I tell it? No customer names, no figures that the company keeps to itself. "A supplier of car parts" does the job.

Take them from different jobs or projects if you can. Six stories from the same spring make people wonder about the other years.

## How to build one

You may know this shape as STAR or by some other set of initials. The idea is the same: situation, your task, what you did, what came of it. What the initials do not tell you is the proportion. Most people spend two thirds of their time on the situation. Turn it round:

- **Situation and task: two sentences.** Only what is needed to understand the rest.
- **What you did: five or six sentences,** each beginning with something you did. Include one moment in which you had to choose between two ways, and say why you chose as you did. This is the part that cannot be invented well.
- **Result: two sentences.** A figure if there is one, what stayed in place if there isn''t.
- **One sentence of looking back.** What you would do the same, or otherwise.

That is about ninety seconds.

## One story, bent three ways

The raw material: a logistics clerk in Rotterdam noticed that the same customs form was corrected by hand every day. She made a template, her supervisor did not like it, she tried it with one customer for two weeks, corrections went from about ten a day to one or two, the team took it over.

Asked for **an achievement**, she leads with the result:

> Our customs forms used to come back for correction about ten times a day. After I changed the template it was once or twice.

Asked for **a disagreement**, she leads with the supervisor:

> My supervisor thought a template would hide mistakes rather than prevent them, and he had a point, because we had had that before. So I proposed to try it with a single customer for two weeks and to count.

Asked about **working without instructions**, she leads with the choice:

> Nobody had asked me to look at it. I had two options: report it and wait, or make a draft. I made a draft, because with something concrete the talk would be shorter.

Same facts, another door. This is why six are enough.

## The story of the mistake

It is the one people prepare worst. Three rules.

1. **A real one.** "I work too much" has been said often enough. A wrong shipment, a deadline you promised and missed, a hire you regretted.
2. **Yours.** If the mistake was that somebody else did not inform you, it is not your mistake.
3. **Closed.** What did you do within the first hour, whom did you tell, what is different since? The repair is the story.

Do not pick something that would disqualify you for exactly this job. A bookkeeper need not open with an invoice that was paid twice, unless the control that she introduced afterwards is the best thing she ever built.

## Write them on cards

One card for each story: a title, the two sentences at the start, the choice in the middle, the figure at the end. Not more, or you will read. Shuffle the cards, take any question from any list, pick a card, and start talking. After two evenings you will notice which of the six is weak. Usually it is _the other person_. Find a better one; do not polish a bad one.

## During the interview

It is fine to say "Let me think for a moment", and to be silent for five seconds. It is fine to ask "Would you like an example from my present job or from the one before?" If you have no story for a question, say so and tell what you would do: "I haven''t had that situation. What I would do first is..." An invented story gives itself away at the second question, because it has no details left.

Practising aloud with another person is still the best preparation there is. Our own [interview practice](/interview) is announced and not available yet; until it is, a friend with this page and a clock does very well.
', 'interview-tips', 'Plumbline Interview Desk', 5, 1790845200000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-talking-about-pay', 'talking-about-pay', 'Talking about pay: find a number, then say it', 'How to arrive at a range that you can defend, compare two offers that are written differently, and answer the question about expectations without shrinking.', 'Pay conversations go wrong long before the conversation. People walk in with one number they hope for, no idea where it came from, and no plan for hearing "no". The talk itself takes five minutes. The preparation takes an evening, and it is worth more than any clever phrase.

## Three numbers, not one

Write these down before anybody asks:

1. **The floor.** Below this you say no, kindly. It comes from your life: rent, care, the cost of the commute, what you earn now.
2. **The fair number.** What this work, at this level, in this place, is usually paid.
3. **The opening.** What you say first. It is above the fair number, and you can still give reasons for it without blushing.

If the floor is above the fair number, the problem is not negotiation. It is the role, the place or the level, and it is better to know that before the third interview.

## Where the fair number comes from

No single source is right. Use at least three, and write down what each one says.

- **Collective agreements.** In several European countries, a large part of jobs falls under one, and the tables are public. This is the firmest source you can have, because it may be the legal minimum for your group.
- **Official statistics.** National statistical offices publish pay by occupation and region. They are a year or two old; they are also not trying to sell you anything.
- **Postings that state a range.** Collect ten for the same role and level. Ignore the widest and look at where the others overlap.
- **People.** Ask "What would you expect somebody to be paid for this?" rather than "What do you earn?" You will get an honest answer more often.
- **Self-reported figures on websites.** Good for a rough order of size, weak for small companies and rare jobs.

The European Union has a directive on pay transparency (2023/970) under which applicants are to learn the starting pay or its range early, and are not to be asked what they earned before. Member states had until June 2026 to write it into national law. How far that has been done, and how it works in detail, depends on the country, so check yours before you rely on it.

## Compare whole packages, in the same unit

"€3,600" means different things in different places: twelve payments a year or fourteen, gross or net, for 38 hours or 40. Convert everything to gross per year before you compare.

|                                         | Offer A | Offer B                                          |
| --------------------------------------- | ------- | ------------------------------------------------ |
| Monthly gross                           | €3,600  | €3,900                                           |
| Payments per year                       | 14      | 12                                               |
| Fixed gross per year                    | €50,400 | €46,800                                          |
| Hours per week                          | 38.5    | 40                                               |
| Bonus                                   | none    | up to €4,000, paid in two of the last four years |
| Days in the office, 50 minutes each way | 2       | 5                                                |

Offer B looks larger in the letter and is smaller in the year. Count a bonus at what it has paid, not at what it could pay. Put a price on the commute, too: for offer B it is more than eight hours a week that nobody pays for, for offer A somewhat over three.

## Saying it

When you are asked what you expect, answer. Dodging twice makes the talk harder, not safer. One sentence for the number, one for the reason, then silence:

> For this role I am looking for between 52,000 and 56,000 gross a year. That is what I see for people who have run a payroll of this size on their own, which I have done for four years.

What makes it work is the second sentence. It ties the number to the job in front of you, not to your rent. Employers cannot judge your rent, and they do not pay for it.

If you would rather hear their range first, ask plainly, once:

> Before I name a figure: is there a range for this position?

Early in the process this is a fair question almost everywhere.

## When the answer is lower

There are three honest moves, and you may use more than one.

- **Ask what stands behind it.** "How did you arrive at this level?" Sometimes you were put on a lower step because something in your résumé was missed. Then you can point at the line.
- **Trade.** Fewer hours at the same pay, a paid certificate, a later start, two more days at home, a fixed date for a review with the figure written down.
- **Take the time.** "Thank you. May I answer on Thursday?" Nobody sensible withdraws an offer because of that.

What does not help: an invented competing offer. If it is called, you have nothing left, and you start the job with a lie.

## Asking for a rise where you are

The same three numbers apply, but the evidence is different. Bring one page with what has changed since the last review: duties you took over, results with figures, and what your role would cost to fill today. Ask for a conversation with notice, not in passing, and say what it will be about. If the answer is "not this year", ask which result by which date would make it a yes, and send a two-line summary of that answer the same day. That mail is worth keeping.

## What a score can''t tell you

Tools that compare résumés with jobs, [Plumbline](/how) among them, say how well a document covers what a posting asks for. None of that is a price. A good match is an argument you can use in the talk: "You ask for four things, and I have done all four in the last two years". The number remains yours to name.
', 'career-advice', 'Plumbline Editorial', 5, 1792659600000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-tell-me-about-yourself', 'tell-me-about-yourself', '"Tell me about yourself": two minutes that set up the rest', 'The opening question is the only one that you can prepare word for word. Use a now, before, next order, and end where you want the talk to go.', 'It is asked in nearly every interview, it is meant kindly, and it ruins more first impressions than any trick question. Some people hear an invitation to begin at school. Others repeat the page that lies on the table. Both lose the two minutes in which everybody in the room is still listening with full attention.

## What the question is for

The interviewer wants three things: a moment to settle, a feeling for how you speak, and a thread to pull on. So your answer has one job: to offer two or three threads that lead to your strongest ground. It is a table of contents, not the book.

## The order: now, before, next

**Now** (about 40 seconds). What you do today, for whom, and how large it is. Begin with the present, because that is what they are buying.

**Before** (about 50 seconds). One or two earlier stations, chosen because they explain something about _this_ job. Leave out the rest. They have the résumé.

**Next** (about 30 seconds). Why this position is a sensible next step, with one detail that shows you have read the posting.

Then stop, on purpose, with a closing sentence that hands the talk back.

## A worked example

The job: team lead in the customer service of an energy supplier. The applicant has worked in a call centre for six years. First, what she said in a rehearsal:

> So, I was born in Brno, and after school I first studied biology, but that wasn''t for me. Then I did various things, worked in a café, and in 2020 I came to the call centre, where I started as an agent and then did different tasks. I''m a team player and very motivated, and I would love to take on a new challenge.

None of it is wrong. But ask yourself what an interviewer could ask next, and the answer is "why biology wasn''t for you". The threads lead away from the job. Now the same life in another order:

> At the moment I look after the difficult cases in a call centre for a telecoms company: complaints that have been open for more than two weeks. We are four people, I plan our shifts, and we close about sixty of them a week.
>
> I came there six years ago as an agent. After two years they asked me to train new colleagues, and I have since trained something like forty. That is where I noticed that I like making other people good at the job more than being good at it myself.
>
> Leading a team is what I would like to do fully now. Your posting says that the team is being built up from six to fifteen people this year. That start-up part is what interests me most, and I would be glad to hear more about it.

Look at the threads it lays out: complaints, shift planning, training forty people, building a team. Each is a question she is happy to get.

## Build yours in twenty minutes

1. Write down the three requirements of the posting that matter most.
2. For each, find one fact from the last few years that shows it, if possible with a size: people, cases, euros, weeks.
3. Put the most recent fact into _now_, the others into _before_.
4. Write _next_ last. If you could send the same sentence to another company, it is not finished.
5. Say it aloud, with a clock. On paper everybody is brief.

Learn the first sentence and the last sentence by heart. Leave the middle free: a recited answer sounds recited, and you will stumble the moment somebody interrupts.

## Things to leave out

- **Private life, unless you want it in.** Age, family, plans for children, religion, health: not part of an opening, and in many European countries an employer may not ask about most of it, or only in narrow cases. If you mention hobbies, one sentence at the end is plenty.
- **Adjectives.** "Motivated", "dynamic", "structured" can be said by everybody. Say what you did, and let them find the adjective.
- **The reason you are leaving.** It will be asked. It does not have to be your opening.
- **Apologies.** "I don''t know whether this is relevant" makes it irrelevant.

## Variations that need another length

_"Walk me through your résumé."_ This asks for the stations in order, so give the stations, one or two sentences each, oldest to newest, with the reason for every change. Three minutes.

_"Tell us something that isn''t in your résumé."_ This asks for a person. A true, small thing is right: that you have sung in the same choir for ten years says a good deal about you.

_By video._ Halve your speed at the beginning. Sound arrives late, and the first sentence is often lost; make it one that may be lost.

_In a language that you are still learning._ Say so in the first sentence, once, cheerfully, and speak in short sentences. Interviewers forgive grammar; they struggle with sentences whose end you cannot find.

## The honest test

Record it on your telephone, wait a day, and listen with the posting in your hand. Write down what you would ask this person next. If those are questions you would like to answer, keep the text. If not, change the threads, not the adjectives.

If you are not sure which of your experiences the posting cares about most, compare the two first. A [match report](/individual) lists the requirements one by one with the words in your résumé that answer them, and those words are good candidates for your two minutes. It cannot hear how you tell it; for that you need the telephone, or a patient friend.
', 'interview-tips', 'Plumbline Interview Desk', 5, 1795165200000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-twelve-resume-lines-rewritten', 'twelve-resume-lines-rewritten', 'Twelve résumé lines, rewritten', 'Before and after, with the reason for each change. Nothing invented, nothing inflated; only said so that a stranger can picture it.', 'The people behind these lines are made up, their problems are not. Each pair keeps to the same rule: the second line may only say what the person could tell you if you asked twice. No new facts from nowhere, no grand verbs.

## Lines that describe the chair instead of the person

These could be copied from the job description. Whoever sat there before could have written them.

**1. Office manager**

- Before: _Responsible for office supplies._
- After: _Ordered for 60 people; moved from nine suppliers to three and cut the yearly bill from €31,000 to €24,000._

"Responsible for" says what would have been your fault. Say what you did.

**2. Nurse**

- Before: _Care of patients on the surgical ward._
- After: _Looked after six to eight patients a shift on a 32-bed surgical ward, with wound care, pain management and discharge planning._

Sizes tell another nurse at once what kind of ward this is. Numbers need not be triumphs.

**3. Shop assistant**

- Before: _Customer service and cash desk._
- After: _Served at the desk and on the floor of a bookshop with up to 300 customers on a Saturday; opened and closed the till on my own._

The key is in the last part: somebody trusted her with the money.

## Lines that name tools and leave out the work

**4. Developer**

- Before: _Java, Spring, PostgreSQL, Docker, Kubernetes, Kafka._
- After: _Built the service that books payments (Java, Spring, PostgreSQL), about 40,000 a day; moved it to Kubernetes with two colleagues._

The same words, now with a purpose. Kafka disappeared, because on reflection he had only configured it once.

**5. Marketing**

- Before: _Experience with HubSpot, Google Ads, Canva._
- After: _Wrote and sent the monthly newsletter in HubSpot to 8,000 subscribers; ran search ads with €2,000 a month._

Note the budget. Two thousand and two million are different jobs, and both are good ones.

## Lines that claim a quality

**6. Anybody**

- Before: _Excellent team player with strong communication skills._
- After: _Ran the daily hand-over between the early and the late shift, 14 people, in German and Polish._

A quality is a conclusion. Leave it to the reader and deliver what it follows from.

**7. Project manager**

- Before: _Proven track record of successfully delivering complex projects._
- After: _Delivered three warehouse moves (2022, 2023, 2025), the largest with 11,000 pallets, all within two weeks of the planned date._

"Within two weeks" is more believable than "on time", because it sounds counted.

## Lines that hide behind "we"

**8. Engineer**

- Before: _Participated in the development of a new pump._
- After: _Designed and tested the shaft seal of a new pump; my part of a team of seven._

"Participated" can mean that you brought the coffee. Saying which part was yours is not immodest, and naming the team is not weak.

**9. Student**

- Before: _Helped with the organisation of the student conference._
- After: _Found and looked after 23 speakers for a student conference with 400 guests._

## Lines with a figure that says nothing

**10. Sales**

- Before: _Increased sales by 300%._
- After: _Grew a new district from 4 to 16 regular customers in two years._

From four to sixteen _is_ three hundred per cent. The bare percentage makes people suspect a small start, so show the start. It is the better story.

**11. Support**

- Before: _Improved customer satisfaction significantly._
- After: _Answered tickets in under four hours on most days, after it had been two days when I started; wrote the 30 templates that the team still uses._

No survey at hand? Then say what you changed that a customer could feel. And "on most days" is honest: you have no exact figure, so don''t make one up.

## A line that ends badly

**12. Warehouse lead**

- Before: _Managed warehouse until position was eliminated due to restructuring._
- After: _Led a shift of 18 in a warehouse for spare parts; planned the hand-over of the stock when the site closed in 2024._

The reason for leaving belongs in the interview. That he carried out the closure well belongs in the résumé.

## The pattern behind them

If you want a checklist, use this one for every line:

1. Does it begin with something **I did**?
2. Is there a **size**: people, money, pieces, hours, distance, how often?
3. Does it say **what it was good for**, or what stayed afterwards?
4. Would a person in another trade **understand** it?
5. Could I **talk about it** for three minutes?

Three times yes is good. Five times yes on every line makes a tiring page; vary it.

As to length: four words are too few to say anything, and beyond thirty-five a reader has lost the beginning. Those are also the limits in our résumé score, which looks among other things at how many lines about your work give a figure. It can count figures. It can''t tell a good one from an empty one, so number 10 in its first form would please it just as well as in its second. Write for the person, and use the [score](/how) to find lines that you forgot.

## When you really have no numbers

Many jobs produce none, and invented ones are the quickest way of losing a reader''s trust. Then use **scope** ("the only receptionist for three surgeries"), **frequency** ("weekly", "every morning at six"), **trust** ("held the keys", "stood in for the manager in August") or **what is still there** ("the checklist is in use today"). All four are facts.
', 'resume-writing', 'Plumbline Résumé Desk', 5, 1789635600000, NULL, 1);
--> statement-breakpoint
INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  ('article-what-software-reads-in-your-resume', 'what-software-reads-in-your-resume', 'What software reads in your résumé, and what it can''t', 'Layout, files, columns, photos, hidden words. A plain account of what happens to a résumé on the way into a computer, and which popular fears you can drop.', 'There are two stories about résumé software. In one, a merciless robot throws applications away because of a table. In the other, the machine understands everything. Neither describes what we see when we build such software ourselves. Here is what happens, step by step, and what you can do at each one.

## Step 1: the file is opened

A PDF or Word file is not a picture of a page but a set of instructions: put these letters at this spot in this size. From that, a program gets the text back. It cannot when there _is_ no text:

- **A scan or a photo of a résumé.** It holds one image. Some systems try to recognise letters in it, with mixed results. Ours says that it found no readable text and asks for another file.
- **A file with a password.** Can''t be opened without it, and nobody will write to you and ask.
- **Text that was exported as outlines.** Some design programs turn letters into shapes. It looks perfect, and contains no words.

**The test takes ten seconds:** open your PDF, select everything, copy, paste it into a plain text editor. If your words arrive, a machine can read them. If nothing or gibberish arrives, export the file again from the program you wrote it in.

## Step 2: the lines are put in order

The instructions in a PDF need not come in reading order. With a single column there is little to go wrong. With two columns, a simple program may read straight across, and your phone number ends up in the middle of a job. Better ones work out the columns first.

So are columns forbidden? No. A clean two-column page with clear space between the columns is readable for decent software today, including ours. But you don''t know which program the company uses. When in doubt: jobs and education in one column, from top to bottom, and at most small things such as contact details and languages at the side. The pasted text from step 1 shows roughly what a simple reader would get.

## Step 3: the parts are recognised

Now the program looks for headings and patterns. "Experience", "Work history", "Berufserfahrung" are recognised; "My journey so far" may not be. Use a plain heading for each part and keep your creativity for the content.

For a job it needs four things close together: title, employer, beginning, end. Some habits make that hard:

| Hard to read                                     | Easy to read                 |
| ------------------------------------------------ | ---------------------------- |
| ''21 – now                                        | March 2021 – present         |
| 2019–2021 for three different posts in one block | each post with its own dates |
| Employer only as a logo                          | Employer as text             |
| A timeline drawing with dots                     | Dates beside the job         |

If a program can''t be sure, a good one says so. In Plumbline, _confidence_ is shown beside the scores and not mixed into them: it tells how well the file could be read and how much of the job could be judged.

## Step 4: words become skills

Simple systems look for the exact word. Better ones know that "k8s" means Kubernetes and that Java is not JavaScript. None of them knows everything. So write the important terms once in full and once in the form that your trade uses: "search engine optimisation (SEO)".

Write the résumé in the language of the posting, if you can. Wording can only be compared within one language.

## What does not matter

- **The font.** Any ordinary one. Decorative ones are hard for people, not for machines.
- **Colour,** as long as it stands out from the paper.
- **PDF or Word.** Both are fine, unless the posting asks for one.
- **One page or two.** We know of no software that counts pages as a virtue. Our own résumé score counts the words about your work, and is content with anything from about 120 to 1,100. People have limited patience; for most that means one or two pages, and for academic CVs more.
- **A photo.** No program of ours looks at it. Whether to include one is a question of country: often expected in some, unusual and unwelcome in others, and never needed for judging work. If unsure, leave it out.

## What never enters our scores

Since the question comes up: name, age, gender, photo, nationality, address and contact details are not part of any score in Plumbline. Where you live is only used if a posting''s place has to be matched, and stands apart. Gaps between jobs are not punished. The same résumé and the same job always give the same score, because code computes it from fixed weights; there is no mood in it. How other companies'' systems do this, we can''t say. You may ask them. In the European Union, data protection law gives you rights to information about how your data are processed, and about decisions made by machines alone; the details are best taken from your national data protection authority.

## The tricks

White words at the bottom of the page, a paragraph in letters too small to see, the whole posting behind your photo. Our reader separates text that a human eye can''t see, does not count it, and tells the person who screens that it was there. Other systems may fall for it. Then a recruiter opens the file, marks everything, and finds it. It''s an odd way to introduce oneself.

## What it can''t do

Software can''t tell whether you were good. It can''t see kindness, or judgement, or that the project was saved by you on a Sunday. It reads what is written, and it makes mistakes; layouts exist on which ours does, too. Therefore every point in our reports leads back to the words it came from, so that a wrong reading can be seen by the one who decides.

Your part is modest: text that can be selected, plain headings, a date with a month for each job, and the skill written where you used it. If you want to see your own file through a machine''s eyes, [create an account](/register) and upload it. If something was misread, don''t despair of your career. Move the date.
', 'resume-writing', 'Plumbline Résumé Desk', 6, 1783587600000, NULL, 1);
