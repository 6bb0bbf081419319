export { sendFile, useSending } from './sending.ts';
