import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { Refusal } from '@clubpulse/contract/errors';
import type { Scope } from '@clubpulse/contract/scopes';
import type { FastifyRequest } from 'fastify';

/** What an API token allows of the rights of its user. */
export interface CallerToken {
  readonly ApiTokenId: number;
  readonly scopes: readonly Scope[];
  /** Set for a token of a club. `makerRoles` are all roles of its user; the roles of the caller are only that of the token. */
  readonly club?: { readonly ClubId: number; readonly makerRoles: AvailableRoles };
}

export interface Caller {
  readonly UserId: CallerId;
  readonly roles: AvailableRoles;
  /** Names of clubs whose staff roles require a second factor that the user does not have yet. */
  readonly closedClubs?: readonly string[];
  readonly isAdmin: boolean;
  readonly isEditor: boolean;
  /** Set if the request was sent with an API token instead of a session. */
  readonly token?: CallerToken;
}

export interface ClubFacts {
  readonly ClubId: number;
  readonly BrandId: number | null;
}

export interface AccessPorts {
  /** By the bearer token. A refusal when the token is invalid, undefined without one. */
  identify(request: FastifyRequest): Promise<Caller | Refusal | undefined>;
  clubFacts(clubId: number): Promise<ClubFacts | undefined>;
  refuseUnlicensed(clubId: number): Promise<Refusal | undefined>;
  brandExists(brandId: number): Promise<boolean>;
  /** Clubs where the user is an athlete; undefined when the user does not exist. */
  athleteClubs(userId: number): Promise<readonly ClubFacts[] | undefined>;
}
