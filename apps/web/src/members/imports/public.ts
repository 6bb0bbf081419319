export { BeyondLicense, useInvitingIsStopped } from './BeyondLicense.tsx';
export { ImportTab } from './ImportTab.tsx';
export { MailTexts } from './MailTexts.tsx';
export type { FileRefused, Sheet } from './read-file.ts';
export { Sides } from './Sides.tsx';
export { SuggestedAddress } from './SuggestedAddress.tsx';
export { SHEET_TYPES } from './sheet-types.ts';

export const readSheetFile = async (file: File) => (await import('./read-file.ts')).readFile(file);
