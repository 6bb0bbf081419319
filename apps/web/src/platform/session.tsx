import type { Role } from '@clubpulse/contract/accounts/roles';
import type { Self, User } from '@clubpulse/contract/accounts/users';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { getClub, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { initialClubId, isStaffRole, rolesInClub, rolesOfAdministrator } from '@clubpulse/rules/accounts/roles/roles';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type ApiError, callKey, queryClient, useCall } from './api.ts';
import { onTokenRefused } from './calls/call-layer.ts';
import { FormatsContext, makeFormats, settingsOf } from './formats.ts';
import { hasIdentity, leave } from './identity/identity.ts';
import { onTabNews } from './identity/tabs.ts';
import { hasStoredLanguage, showLanguage, useLanguage } from './phrases.ts';
import { readStored, storageKeys, store } from './storage.ts';
import { anyEditorOpen } from './version/open-editors.ts';

interface SignedIn {
  self: Self;
  clubs: readonly Club[];
  /** One of `clubs`, or a club that an owner selected in Brand. Null for none. */
  club: Club | null;
  selectClub: (club: Club) => void;
  /** Calls fail until the user signs in again, but typed data remains. */
  ended: boolean;
}

export type Session =
  | { state: 'starting' }
  | { state: 'failed'; refused: ApiError | null; retry: () => void }
  | { state: 'signedOut' }
  | ({ state: 'signedIn' } & SignedIn);

const SessionContext = createContext<Session | null>(null);

/** Refusals that the user must resolve at the identity provider. */
const notAdmitted = ['EmailNotConfirmed', 'EmailToConfirm', 'EmailExists'] as const;

export function SessionProvider({ children }: { children: ReactNode }) {
  const identity = useIdentity();
  const signedIn = identity.state === 'known';
  const self = useCall(getSelf, {}, { enabled: signedIn, keep: true, quiet: true, staleTime: 5 * 60_000 });
  const clubs = useCall(listMyClubs, {}, { enabled: signedIn, keep: true, quiet: true, staleTime: 5 * 60_000 });
  const selection = useSelection(self.data, clubs.data);
  useOwnLanguage(self.data);
  useRefusedToken(self.isError);
  const isOtherUser = useOtherTabs(self.data);

  const session = useMemo((): Session => {
    const error = identity.state === 'failed' || self.error !== null || clubs.error !== null;
    if (isOtherUser) return { state: 'starting' };
    const ended = self.error?.status === 401;
    if ((ended && self.data === undefined) || identity.state === 'none') return { state: 'signedOut' };
    if (self.data && clubs.data && selection.settled) {
      const { club, select: selectClub } = selection;
      return { state: 'signedIn', self: asAdministrator(self.data, club), clubs: clubs.data, club, selectClub, ended };
    }
    if (!error) return { state: 'starting' };
    const retry = () => {
      identity.retry();
      void self.refetch();
      void clubs.refetch();
    };
    const refused = self.error !== null && notAdmitted.some((type) => self.error.is(type)) ? self.error : null;
    return { state: 'failed', refused, retry };
  }, [identity, self, clubs, selection, isOtherUser]);

  return (
    <SessionContext value={session}>
      <SessionFormats self={self.data}>{children}</SessionFormats>
    </SessionContext>
  );
}

const asAdministrator = (self: Self, club: Club | null): Self =>
  self.IsAdmin ? { ...self, AvailableRoles: rolesOfAdministrator(self.AvailableRoles, club) } : self;

function SessionFormats({ self, children }: { self: Self | undefined; children: ReactNode }) {
  const language = useLanguage();
  // The profile may not have stored the shown language yet.
  const formats = useMemo(
    () => makeFormats(self === undefined ? settingsOf(language) : { ...self, Language: language }),
    [self, language],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

type IdentityState = 'asking' | 'known' | 'none' | 'failed';

function useIdentity(): { state: IdentityState; retry: () => void } {
  const [state, setState] = useState<IdentityState>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    hasIdentity().then(
      (known) => !left && setState(known ? 'known' : 'none'),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ state, retry }), [state, retry]);
}

function storedClubId(): number | null {
  const stored = Number(readStored(storageKeys.club));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

/** The stored club while the user can open it, otherwise the first club by role. */
function useSelection(self: Self | undefined, clubs: readonly Club[] | undefined) {
  const [picked, setPicked] = useState<Club | null>(null);
  const [stored, setStored] = useState(storedClubId);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.club || newValue === null || anyEditorOpen()) return;
      setPicked(null);
      setStored(storedClubId());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const known = clubs !== undefined && self !== undefined;
  const chosen = picked?.ClubId ?? stored;
  const foreign =
    known &&
    chosen !== null &&
    (self.IsAdmin || self.AvailableRoles.Owner.length > 0) &&
    !clubs.some((club) => club.ClubId === chosen);
  const brandClub = useCall(getClub, { params: { id: chosen ?? 0 } }, { enabled: foreign, ignore: [403, 404], quiet: true });

  const select = useCallback((club: Club) => {
    store(storageKeys.club, String(club.ClubId));
    setPicked(club);
  }, []);

  const isOwn = clubs?.some(({ ClubId }) => ClubId === picked?.ClubId) === true;
  const [wasOwn, setWasOwn] = useState<number | null>(null);
  if (isOwn && picked !== null && wasOwn !== picked.ClubId) setWasOwn(picked.ClubId);
  // A club that the user has just left was in `clubs`. A deleted club is not found.
  const isOver = !isOwn && picked !== null && (wasOwn === picked.ClubId || (foreign && brandClub.isError));

  const settled = known && (!foreign || picked !== null || !brandClub.isPending);
  const club = useMemo(() => {
    if (foreign && brandClub.data?.ClubId === chosen) return brandClub.data;
    const own = clubs?.find(({ ClubId }) => ClubId === picked?.ClubId);
    if (own !== undefined) return own;
    if (picked !== null && !isOver) return picked;
    const first = self && initialClubId(stored, clubs?.map((one) => one.ClubId) ?? [], self.AvailableRoles);
    return clubs?.find((one) => one.ClubId === first) ?? null;
  }, [picked, isOver, chosen, foreign, brandClub.data, stored, clubs, self]);
  return useMemo(() => ({ club, settled, select }), [club, settled, select]);
}

function useRefusedToken(signingIn: boolean): void {
  useEffect(() => {
    if (signingIn) return;
    return onTokenRefused(() => {
      if (!queryClient.isFetching({ queryKey: [getSelf.id] })) void queryClient.invalidateQueries({ queryKey: [getSelf.id] });
    });
  }, [signingIn]);
}

/** True if another user signed in: the page reloads, so that no data of the former user remains. */
function useOtherTabs(self: Self | undefined): boolean {
  const [firstId, setFirstId] = useState(self?.UserId);
  if (firstId === undefined && self !== undefined) setFirstId(self.UserId);
  const isOtherUser = self !== undefined && firstId !== undefined && self.UserId !== firstId;
  useEffect(() => {
    if (isOtherUser) window.location.reload();
  }, [isOtherUser]);
  const isKnown = firstId !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    return onTabNews(({ kind }) => {
      if (kind === 'signedIn') void queryClient.invalidateQueries();
      if (kind === 'left') {
        queryClient.clear();
        window.sessionStorage.clear();
        window.location.replace(window.location.pathname);
      }
    });
  }, [isKnown]);
  return isOtherUser;
}

function useOwnLanguage(self: Self | undefined): void {
  const language = self?.Language;
  useEffect(() => {
    if (language !== undefined && !hasStoredLanguage()) void showLanguage(language, { remember: true });
  }, [language]);
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs SessionProvider');
  return session;
}

function useSignedIn(): SignedIn {
  const session = useSession();
  if (session.state !== 'signedIn') throw new Error('This screen needs a signed-in user');
  return session;
}

export const useSelf = (): Self => useSignedIn().self;

export const useClub = (): Club | null => useSignedIn().club;

export function useStaffClub(): Club {
  const { club } = useSignedIn();
  if (club === null) throw new Error('This view opens only with a selected club');
  return club;
}

export function useClubs(): Pick<SignedIn, 'clubs' | 'selectClub'> {
  const { clubs, selectClub } = useSignedIn();
  return { clubs, selectClub };
}

export function useRoles(): readonly Role[] {
  const { self, club } = useSignedIn();
  return useMemo(() => (club === null ? [] : rolesInClub(self.AvailableRoles, club)), [self, club]);
}

export const useIsStaff = (): boolean => useRoles().some(isStaffRole);

export async function refreshSession(): Promise<void> {
  await Promise.all([getSelf, listMyClubs].map((call) => queryClient.invalidateQueries({ queryKey: [call.id] })));
}

export async function signOut(): Promise<void> {
  queryClient.clear();
  await leave();
}

export function rememberSelf(user: User): void {
  queryClient.setQueryData<Self>(callKey(getSelf), (self) => (self === undefined ? self : { ...self, ...user }));
}

export function rememberAnswered(clubId: number): void {
  queryClient.setQueryData<Self>(
    callKey(getSelf),
    (self) => self && { ...self, ClubsToAnswer: self.ClubsToAnswer.filter((one) => one !== clubId) },
  );
}
