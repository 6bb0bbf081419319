import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { Refusal } from '@clubpulse/contract/errors';
import type { FastifyRequest } from 'fastify';

/** Who makes a call, as the token and the database say. */
export interface Caller {
  readonly UserId: CallerId;
  /** Those that hold now. */
  readonly roles: AvailableRoles;
  /** Names of clubs whose staff she is once she has a second factor. */
  readonly closedClubs?: readonly string[];
  readonly isAdmin: boolean;
  readonly isEditor: boolean;
}

export interface ClubFacts {
  readonly ClubId: number;
  readonly BrandId: number | null;
}

/** What the access decision needs to know of the world; a feature gives it as the part `access`. */
export interface AccessPorts {
  /** The caller behind the bearer token; a refusal when the token does not hold; undefined without a token. */
  identify(request: FastifyRequest): Promise<Caller | Refusal | undefined>;
  clubFacts(clubId: number): Promise<ClubFacts | undefined>;
  /** Why nothing can be added to the club now; undefined when something can. */
  refuseUnlicensed(clubId: number): Promise<Refusal | undefined>;
  brandExists(brandId: number): Promise<boolean>;
  /** The clubs where the user is an athlete; undefined when there is no such user. */
  athleteClubs(userId: number): Promise<readonly ClubFacts[] | undefined>;
}
