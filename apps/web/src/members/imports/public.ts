export { BeyondLicense, useInvitingIsStopped } from './BeyondLicense.tsx';
export { ImportTab } from './ImportTab.tsx';
export type { FileRefused, Sheet } from './read-file.ts';
export { SuggestedAddress } from './SuggestedAddress.tsx';

/** A CSV file as rows of cells; what reads it comes with the first file. */
export const readSheetFile = async (file: File) => (await import('./read-file.ts')).readFile(file);
