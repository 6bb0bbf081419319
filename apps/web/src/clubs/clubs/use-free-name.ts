import { clubTextMax } from '@clubpulse/contract/clubs/clubs';
import { findFreeClubName, findFreeName } from '@clubpulse/contract/clubs/clubs.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';

const REQUESTED_AFTER_MS = 400;

type Whose = { readonly clubId: number; readonly name: string } | { readonly brandId: number };

export function useFreeName(whose: Whose, typed: string): string | null {
  const [wanted] = useDebouncedValue(typed.trim(), REQUESTED_AFTER_MS);
  const isOther = wanted !== '' && !('name' in whose && wanted === whose.name) && wanted.length <= clubTextMax.Name;
  const inputFor = (id: number) => ({ params: { id }, query: { Name: wanted } });
  const isNew = 'brandId' in whose;
  const ofClub = useCall(findFreeName, inputFor(isNew ? 0 : whose.clubId), { enabled: isOther && !isNew, quiet: true });
  const ofBrand = useCall(findFreeClubName, inputFor(isNew ? whose.brandId : 0), { enabled: isOther && isNew, quiet: true });
  return isOther && wanted === typed.trim() ? ((isNew ? ofBrand : ofClub).data?.Free ?? null) : null;
}

export function useNameTakenText(whose: Whose, typed: string): string | undefined {
  const t = useT();
  const free = useFreeName(whose, typed);
  return free === null ? undefined : t('error.ClubNameTaken', { name: typed.trim(), free });
}
