import { BoardUnknown } from "./bounded-get";
import {
  employmentOf,
  HOST_TOKEN,
  type Listing,
  markup,
  placesOf,
  plain,
  timeOf,
  type Vendor,
} from "./vendor";
import { childrenIn, textIn } from "./xml-elements";

/** https://developer.personio.de/docs/retrieving-open-job-positions */
export const personio: Vendor = {
  token: HOST_TOKEN,
  load: async ({ token, ...conditions }, get) => [
    await get(`${token}.jobs.personio.de`, "/xml?language=en", conditions),
  ],
  async loadOne({ token, posting }, get) {
    const xml = await get(`${token}.jobs.personio.de`, "/xml?language=en");
    const named = childrenIn(xml, "position").filter((position) => textIn(position, "id") === posting);
    return [
      `<workzag-jobs>${named.map((position) => `<position>${position}</position>`).join("")}</workzag-jobs>`,
    ];
  },
  async parse(pages, { token }) {
    const xml = String(pages[0]).trim();
    const isWhole =
      /<workzag-jobs[\s>]/.test(xml.slice(0, 500)) && /<\/workzag-jobs>$|<workzag-jobs\s*\/>$/.test(xml);
    if (!isWhole) throw new BoardUnknown("another shape");
    const items: Listing["items"] = [];
    let isComplete = true;
    for (const position of childrenIn(xml, "position")) {
      const sourceId = textIn(position, "id");
      if (!/^\d{1,20}$/.test(sourceId)) {
        isComplete = false;
        continue;
      }
      // Descriptions have a <name> of their own.
      const own = position.replace(/<jobDescriptions>[\s\S]*?<\/jobDescriptions>/, "");
      const parts = childrenIn(position, "jobDescription").map(
        (part) => `<p>${textIn(part, "name")}</p>${textIn(part, "value")}`,
      );
      items.push({
        sourceId,
        posting: {
          sourceId,
          title: plain(textIn(own, "name")),
          company: plain(textIn(own, "subcompany")) || null,
          places: placesOf(
            ...childrenIn(own, "office").map((office) => textIn(`<office>${office}</office>`, "office")),
          ),
          country: null,
          isRemote: null,
          employment: employmentOf(textIn(own, "employmentType"), textIn(own, "schedule")),
          pay: null,
          text: await markup(...parts),
          url: `https://${token}.jobs.personio.de/job/${sourceId}`,
          postedAt: timeOf(textIn(own, "createdAt")),
        },
      });
    }
    return { items, isComplete };
  },
};
