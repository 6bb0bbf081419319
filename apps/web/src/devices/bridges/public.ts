export { CodeText, FoundBridge } from './BridgeCode.tsx';
export { Bridges } from './Bridges.tsx';
export { useBridges } from './use-bridges.ts';
export { useLastOnlineText, useMoment } from './use-heard.ts';
export { useWaitingCodes } from './use-waiting-codes.ts';
