export { ownFlowLeft, ownSegment } from '@clubpulse/rules/live/own-live/own-flow';
export { ownLeft } from '@clubpulse/rules/live/own-live/own-station';
export { ownStep, ownTimerLeft } from '@clubpulse/rules/live/own-live/own-timer';
