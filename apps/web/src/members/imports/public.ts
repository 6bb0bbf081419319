export { ImportTab } from './ImportTab.tsx';
export { SuggestedAddress } from './SuggestedAddress.tsx';
