import type { AccountantExport } from '@clubpulse/contract/billing/accountant/accountant';

const MARKS = /\p{M}/gu;

export function exportFileName(
  club: string,
  { From, To, Format, Version }: Pick<AccountantExport, 'From' | 'To' | 'Format' | 'Version'>,
): string {
  const name = club
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const words = [
    'accountant',
    name,
    From,
    To,
    ...(Format === 'DoubleEntry' ? ['entries'] : []),
    ...(Version > 1 ? [`v${Version}`] : []),
  ];
  return `${words.join('_')}.${Format === 'Xlsx' ? 'xlsx' : 'csv'}`;
}
