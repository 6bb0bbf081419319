export { type Carrier, type ClipCalls, type Sending, sendFile, useSending } from './sending.ts';
