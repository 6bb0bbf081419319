export { type Sending, sendFile, useSending } from './sending.ts';
