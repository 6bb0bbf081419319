import type { DayClose } from '@clubpulse/contract/billing/cash-desk/cash-desk';

/** Number of a close as it is printed, such as `2026/318`. */
export const numberOf = ({ Year, Number: number }: Pick<DayClose, 'Year' | 'Number'>): string => `${Year}/${number}`;
