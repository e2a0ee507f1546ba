import { useOutletContext } from "@remix-run/react";
import { agencyPaths } from "~/lib/agency-paths";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";

/** What the list beneath a panel gives to it: its page of rows in their order, and whether single keys are on. */
export type ListBeneath<Row extends { id: string } = { id: string }> = {
  /** a job thread's table, or the pool over all of them */
  place: "thread" | "pool";
  rows: Row[];
  page: number;
  pages: number;
  /** the first row's place among all that the filters let pass */
  first: number;
  total: number;
  keys: boolean;
  hiring: StageSettings;
};

export type TableBeneath = ListBeneath<ApplicantRow> & {
  query: ApplicantQuery;
  /** nobody is searched or ordered by who they are */
  blind: boolean;
  filtered: boolean;
};

/** Where another person of the same thread is shown without leaving the list beneath. */
export function usePanelAddress(threadId: string): (applicantId: string) => string {
  const { place } = useOutletContext<ListBeneath>();
  return (id) => (place === "pool" ? agencyPaths.poolPerson(id) : agencyPaths.applicant(threadId, id));
}
