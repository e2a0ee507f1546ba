export const poolPageSizes = [5, 10, 25, 50, 100] as const;
