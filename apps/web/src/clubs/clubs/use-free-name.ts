import { clubTextMax } from '@clubpulse/contract/clubs/clubs';
import { findFreeClubName, findFreeName } from '@clubpulse/contract/clubs/clubs.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';

const ASKED_AFTER_MS = 400;

/** A club that gets another name, or the brand that gets a club. */
type Whose = { readonly clubId: number; readonly name: string } | { readonly brandId: number };

/** Of a name that was typed and that another club has: the next one that is free. Null while nothing is known against it. */
export function useFreeName(whose: Whose, typed: string): string | null {
  const [wanted] = useDebouncedValue(typed.trim(), ASKED_AFTER_MS);
  const isOther = wanted !== '' && !('name' in whose && wanted === whose.name) && wanted.length <= clubTextMax.Name;
  const inputFor = (id: number) => ({ params: { id }, query: { Name: wanted } });
  const isNew = 'brandId' in whose;
  const ofClub = useCall(findFreeName, inputFor(isNew ? 0 : whose.clubId), { enabled: isOther && !isNew, quiet: true });
  const ofBrand = useCall(findFreeClubName, inputFor(isNew ? whose.brandId : 0), { enabled: isOther && isNew, quiet: true });
  return isOther && wanted === typed.trim() ? ((isNew ? ofBrand : ofClub).data?.Free ?? null) : null;
}

/** The same in words, under the field; nothing while nothing is known against it. */
export function useTakenWords(whose: Whose, typed: string): string | undefined {
  const t = useT();
  const free = useFreeName(whose, typed);
  return free === null ? undefined : t('error.ClubNameTaken', { name: typed.trim(), free });
}
