import type { BoardSource } from "../port";
import { arbeitnow } from "./arbeitnow";
import { ashby } from "./ashby";
import { franceTravail } from "./france-travail";
import { greenhouse } from "./greenhouse";
import { jobTech } from "./jobtech";
import { lever, leverEu } from "./lever";
import { nav } from "./nav";
import { personio } from "./personio";
import { recruitee } from "./recruitee";
import { smartRecruiters } from "./smartrecruiters";
import type { Vendor } from "./vendor";

export const vendors: Record<BoardSource, Vendor> = {
  greenhouse,
  lever,
  "lever-eu": leverEu,
  ashby,
  recruitee,
  personio,
  smartrecruiters: smartRecruiters,
  jobtech: jobTech,
  arbeitnow,
  nav,
  "france-travail": franceTravail,
};
