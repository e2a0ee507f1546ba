export type Trade = {
  key: string;
  titles: string[];
  does: string[];
  musts: string[];
  nices: string[];
  /** a year, in thousands */
  pay: number[];
};
