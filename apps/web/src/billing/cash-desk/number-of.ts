import type { DayClose } from '@clubpulse/contract/billing/cash-desk/cash-desk';

export const numberOf = ({ Year, Number: number }: Pick<DayClose, 'Year' | 'Number'>): string => `${Year}/${number}`;
