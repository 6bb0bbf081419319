export { type Carrier, sendFile, useSending } from './sending.ts';
