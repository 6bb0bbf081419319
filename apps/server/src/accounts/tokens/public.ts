export type { TokenGrant, Tokens } from './tokens.service.ts';
