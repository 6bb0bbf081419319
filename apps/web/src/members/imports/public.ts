export { BeyondLicense, useInvitingIsStopped } from './BeyondLicense.tsx';
export { ImportTab } from './ImportTab.tsx';
export type { FileRefused, Sheet } from './read-file.ts';
export { SuggestedAddress } from './SuggestedAddress.tsx';

export const readSheetFile = async (file: File) => (await import('./read-file.ts')).readFile(file);
