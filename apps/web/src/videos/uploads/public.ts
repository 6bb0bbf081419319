export { type ClipCalls, type Sending, sendFile, useSending } from './sending.ts';
