export { CodeWords, FoundBridge } from './BridgeCode.tsx';
export { Bridges } from './Bridges.tsx';
export { useBridges } from './use-bridges.ts';
export { useHeard, useMoment } from './use-heard.ts';
export { useWaitingCodes } from './use-waiting-codes.ts';
