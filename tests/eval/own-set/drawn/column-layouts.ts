import { contactLine, dated, escaped, list, page, skillLines, type WebLayout } from "./page";

const e = escaped;

/** Layouts with columns, tables, gutters and turned headings. */
export const columnLayouts: Record<string, WebLayout> = {
  sidebar: {
    dates: "Mar 2021 – now",
    draw: (person, dates) =>
      page(
        ".w{display:flex;gap:24px} .s{width:170px;background:#23395b;color:#fff;padding:12px} .m{flex:1}",
        `<div class="w"><div class="s"><h1>${e(person.name)}</h1><h2>Contact</h2><p>${e(person.email)}</p><p>${e(person.phone)}</p><p>${e(person.location)}</p>
        <h2>Skills</h2>${list(person.skills.flatMap(({ items }) => items))}<h2>Languages</h2>${list(person.languages)}</div>
        <div class="m"><h2>Experience</h2>${person.jobs.map((job) => `<h3>${e(job.title)}</h3><p>${e(job.company)} | ${dated(job, dates)}</p>${list(job.bullets)}`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<h3>${e(study.degree)}</h3><p>${e(study.school)} | ${dated(study, dates)}</p>`).join("")}</div></div>`,
      ),
  },
  europass: {
    dates: "01/03/2021 – now",
    draw: (person, dates) => {
      const row = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
      return page(
        "td,th{vertical-align:top;padding:1px 10px 1px 0;text-align:left;font-weight:normal} th{text-align:right;width:170px;color:#0e4194} .h th{font-weight:bold;padding-top:12px}",
        `<table>${row("<b>Curriculum vitae</b>", "")}${row("First name(s) / Surname(s)", `<b style="font-size:15pt">${e(person.name)}</b>`)}
        ${row("Address", e(person.location))}${row("Telephone", e(person.phone))}${row("E-mail", e(person.email))}
        <tr class="h"><th>Work experience</th><td></td></tr>
        ${person.jobs.map((job) => row("Dates", dated(job, dates)) + row("Occupation or position held", e(job.title)) + row("Main activities and responsibilities", list(job.bullets)) + row("Name and address of employer", e(`${job.company}, ${job.place}`))).join("")}
        <tr class="h"><th>Education and training</th><td></td></tr>
        ${person.education.map((study) => row("Dates", dated(study, dates)) + row("Title of qualification awarded", e(study.degree)) + row("Name of organisation providing education", e(study.school))).join("")}
        <tr class="h"><th>Personal skills and competences</th><td></td></tr>${row("Technical skills", skillLines(person))}</table>`,
      );
    },
  },
  "turned headings": {
    dates: "Mar 2021 – now",
    draw: (person, dates) => {
      const section = (name: string, body: string): string =>
        `<div class="r"><div class="v">${name}</div><div>${body}</div></div>`;
      return page(
        ".r{display:flex;gap:14px;margin-top:12px;border-top:1px solid #999;padding-top:6px;min-height:110px} .v{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:bold;font-size:13pt;text-align:right;width:24px}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p>
        ${section("Experience", person.jobs.map((job) => `<h3>${e(job.title)}</h3><p>${e(job.company)}, ${e(job.place)}</p><p>${dated(job, dates)}</p>${list(job.bullets)}`).join(""))}
        ${section("Education", person.education.map((study) => `<h3>${e(study.degree)}</h3><p>${e(study.school)}</p><p>${dated(study, dates)}</p>`).join(""))}
        ${section("Skills", skillLines(person))}`,
      );
    },
  },
  "head row": {
    dates: "03/2021 – now",
    draw: (person, dates) =>
      page(
        "table{border-collapse:collapse;width:100%} td,th{border:1px solid #888;padding:4px;text-align:left;vertical-align:top} td:first-child{width:110px}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>Work experience</h2><table><tr><th>Period</th><th>Employer</th><th>Position</th></tr>
        ${person.jobs.map((job) => `<tr><td>${dated(job, dates)}</td><td>${e(job.company)}</td><td><b>${e(job.title)}</b></td></tr><tr><td></td><td colspan="2">${list(job.bullets)}</td></tr>`).join("")}</table>
        <h2>Education</h2><table><tr><th>Period</th><th>School</th><th>Degree</th></tr>${person.education.map((study) => `<tr><td>${dated(study, dates)}</td><td>${e(study.school)}</td><td>${e(study.degree)}</td></tr>`).join("")}</table>
        <h2>Skills</h2>${skillLines(person)}`,
      ),
  },
  "stacked dates": {
    dates: "Mar 2021 – now",
    draw: (person, dates) => {
      const stack = (text: string): string => text.replace(" – ", "<br>-<br>").replace("Present", "Today");
      return page(
        ".j{display:flex;gap:16px} .d{width:80px;color:#555}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>Experience</h2>
        ${person.jobs.map((job) => `<div class="j"><div class="d">${stack(dated(job, dates))}</div><div><b>${e(job.title)}</b><p>${e(job.company)}</p>${list(job.bullets)}</div></div>`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<div class="j"><div class="d">${stack(dated(study, dates))}</div><div><b>${e(study.degree)}</b><p>${e(study.school)}</p></div></div>`).join("")}
        <h2>Skills</h2>${skillLines(person)}`,
      );
    },
  },
  gutter: {
    dates: "(2021–now)",
    draw: (person, dates) => {
      const row = (left: string, right: string): string => `<div class="l">${left}</div><div>${right}</div>`;
      const bare = (text: string): string => text.replace(/[()]/g, "");
      return page(
        ".g{display:grid;grid-template-columns:120px 1fr;gap:8px 18px} .l{text-align:right;color:#666} .l h2{margin:0}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><div class="g">${row("<h2>Experience</h2>", "")}
        ${person.jobs.map((job) => row(bare(dated(job, dates)), `<b>${e(job.title)}</b><p>${e(job.company)}, ${e(job.place)}</p>${list(job.bullets)}`)).join("")}
        ${row("<h2>Education</h2>", "")}${person.education.map((study) => row(bare(dated(study, dates)), `<b>${e(study.degree)}</b><p>${e(study.school)}</p>`)).join("")}
        ${row("<h2>Skills</h2>", skillLines(person))}</div>`,
      );
    },
  },
  "named fields": {
    dates: "03.2021-now",
    draw: (person, dates) => {
      const row = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;
      return page(
        "td{vertical-align:top;padding:1px 14px 3px 0} td:first-child{width:130px}",
        `<h1>Curriculum vitae</h1><h2>Personal details</h2><table>${row("Name:", e(person.name))}${row("Address:", e(person.location))}${row("Phone:", e(person.phone))}${row("E-mail:", e(person.email))}</table>
        <h2>Work history</h2><table>${person.jobs.map((job) => row(dated(job, dates), `<b>${e(job.title)}</b><br>${e(job.company)}, ${e(job.place)}${list(job.bullets)}`)).join("")}</table>
        <h2>Education</h2><table>${person.education.map((study) => row(dated(study, dates), `<b>${e(study.degree)}</b><br>${e(study.school)}`)).join("")}</table>
        <h2>Skills</h2>${skillLines(person)}`,
      );
    },
  },
  timeline: {
    dates: "2021 – now",
    draw: (person, dates) =>
      page(
        ".j{position:relative;border-left:2px solid #888;padding-left:18px;margin-left:6px} .j:before{content:'';position:absolute;left:-6px;top:4px;width:10px;height:10px;border-radius:5px;background:#1f4e79}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>Career</h2>
        ${person.jobs.map((job) => `<div class="j"><p>${dated(job, dates)}</p><h3>${e(job.title)}</h3><p>${e(job.company)}</p>${list(job.bullets)}</div>`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<div class="j"><p>${dated(study, dates)}</p><h3>${e(study.degree)}</h3><p>${e(study.school)}</p></div>`).join("")}
        <h2>Skills</h2>${skillLines(person)}`,
      ),
  },
};
