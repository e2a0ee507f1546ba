export type Counted = { name: string; page: string; detail: string; number: number };

export type Analytics = { count: (event: Counted) => void };
