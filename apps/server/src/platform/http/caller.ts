import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { Refusal } from '@clubpulse/contract/errors';
import type { Scope } from '@clubpulse/contract/scopes';
import type { FastifyRequest } from 'fastify';

export interface CallerToken {
  readonly ApiTokenId: number;
  readonly scopes: readonly Scope[];
  /**
   * Set for the token of a club. `makerRoles` are all roles of the user who created it; the caller has only the role of the
   * token.
   */
  readonly club?: { readonly ClubId: number; readonly makerRoles: AvailableRoles };
}

export interface Caller {
  readonly UserId: CallerId;
  readonly roles: AvailableRoles;
  /** The clubs whose staff roles require a second factor that the user does not have. */
  readonly closedClubs?: readonly string[];
  readonly isAdmin: boolean;
  readonly isEditor: boolean;
  readonly token?: CallerToken;
}

export interface ClubFacts {
  readonly ClubId: number;
  readonly BrandId: number | null;
}

export interface AccessPorts {
  /** Returns a refusal if the bearer token is invalid, undefined without a bearer token. */
  identify(request: FastifyRequest): Promise<Caller | Refusal | undefined>;
  clubFacts(clubId: number): Promise<ClubFacts | undefined>;
  refuseUnlicensed(clubId: number): Promise<Refusal | undefined>;
  brandExists(brandId: number): Promise<boolean>;
  athleteClubs(userId: number): Promise<readonly ClubFacts[] | undefined>;
}
