import { contactLine, dated, escaped, list, page, skillLines, type WebLayout } from "./page";

const e = escaped;

/** One column from top to bottom; they differ in how an entry's head is set and how its points are marked. */
export const plainLayouts: Record<string, WebLayout> = {
  discs: {
    dates: "Mar 2021 – now",
    draw: (person, dates) =>
      page(
        ".d{float:right}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>Summary</h2><p>${e(person.summary)}</p><h2>Experience</h2>
        ${person.jobs.map((job) => `<p><span class="d">${dated(job, dates)}</span><b>${e(job.title)}</b></p><p>${e(job.company)}, ${e(job.place)}</p>${list(job.bullets)}`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<p><span class="d">${dated(study, dates)}</span><b>${e(study.degree)}</b></p><p>${e(study.school)}</p>`).join("")}
        <h2>Skills</h2>${skillLines(person)}<h2>Languages</h2>${list(person.languages)}`,
      ),
  },
  "date line": {
    dates: "03/2021 – now",
    draw: (person, dates) =>
      page(
        "ul{list-style:square}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>WORK EXPERIENCE</h2>
        ${person.jobs.map((job) => `<h3>${e(job.title)}</h3><p>${e(job.company)}</p><p>${dated(job, dates)}</p>${list(job.bullets)}`).join("")}
        <h2>EDUCATION</h2>${person.education.map((study) => `<h3>${e(study.degree)}</h3><p>${e(study.school)}</p><p>${dated(study, dates)}</p>`).join("")}
        <h2>SKILLS</h2>${skillLines(person)}`,
      ),
  },
  "no bold": {
    dates: "Mar 2021 – now",
    draw: (person, dates) =>
      page(
        "h1,h2{font-weight:normal}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>Experience</h2>
        ${person.jobs.map((job) => `<p>${e(job.title)}, ${e(job.company)}</p><p>${dated(job, dates)}</p>${list(job.bullets)}`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<p>${e(study.degree)}, ${e(study.school)}, ${dated(study, dates)}</p>`).join("")}
        <h2>Skills</h2>${skillLines(person)}`,
      ),
  },
  "run-in": {
    dates: "Mar 2021 – now",
    draw: (person, dates) =>
      page(
        "ul{list-style:circle} .d{float:right}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>Experience</h2>
        ${person.jobs.map((job) => `<p><span class="d">${dated(job, dates)}</span><b>${e(job.title)}</b> ${e(job.company)}, ${e(job.place)}</p>${list(job.bullets)}`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<p><span class="d">${dated(study, dates)}</span><b>${e(study.degree)}</b> ${e(study.school)}</p>`).join("")}
        <h2>Skills</h2>${skillLines(person)}`,
      ),
  },
  lowercase: {
    dates: "Since March 2021",
    draw: (person, dates) =>
      page(
        "body{text-transform:lowercase}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>experience</h2>
        ${person.jobs.map((job) => `<p><b>${e(job.title)}</b></p><p>${e(job.company)}, ${e(job.place)}</p><p>${dated(job, dates)}</p>${list(job.bullets)}`).join("")}
        <h2>education</h2>${person.education.map((study) => `<p><b>${e(study.degree)}</b></p><p>${e(study.school)}</p><p>${dated(study, dates)}</p>`).join("")}
        <h2>skills</h2>${skillLines(person)}`,
      ),
  },
  numbered: {
    dates: "2021-03 to now",
    draw: (person, dates) =>
      page(
        ".c{color:#1f4e79;font-weight:bold}",
        `<h1>${e(person.name)}</h1><p>${contactLine(person)}</p><h2>Employment</h2>
        ${person.jobs.map((job) => `<p><span class="c">${e(job.company)}</span> | ${e(job.place)}</p><p><i>${e(job.title)}</i> | ${dated(job, dates)}</p>${list(job.bullets, "ol")}`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<p><span class="c">${e(study.school)}</span></p><p><i>${e(study.degree)}</i> | ${dated(study, dates)}</p>`).join("")}
        <h2>Skills</h2>${skillLines(person)}`,
      ),
  },
  icons: {
    dates: "03/2021 – now",
    draw: (person, dates) =>
      page(
        ".d{color:#777}",
        `<h1>${e(person.name)}</h1><p>✉ ${e(person.email)}</p><p>☎ ${e(person.phone)}</p><p>⌂ ${e(person.location)}</p><h2>Experience</h2>
        ${person.jobs.map((job) => `<h3>${e(job.title)}</h3><p>⚑ ${e(job.company)}</p><p class="d">⌚ ${dated(job, dates)}  ⌂ ${e(job.place)}</p>${list(job.bullets)}`).join("")}
        <h2>Education</h2>${person.education.map((study) => `<h3>${e(study.degree)}</h3><p>⚑ ${e(study.school)}</p><p class="d">⌚ ${dated(study, dates)}</p>`).join("")}
        <h2>Skills</h2>${skillLines(person)}`,
      ),
  },
};
