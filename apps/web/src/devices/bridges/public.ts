export { CodeText, FoundBridge } from './BridgeCode.tsx';
export { Bridges } from './Bridges.tsx';
export { useBridges } from './use-bridges.ts';
export { useLastOnlineText, useMoment } from './use-last-online.ts';
export { useWaitingCodes } from './use-waiting-codes.ts';
