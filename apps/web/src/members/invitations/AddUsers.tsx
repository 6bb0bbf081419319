import { TabLinks } from '../../kit/page/TabLinks.tsx';
import type { PhraseKey } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { InvitationsTab } from './InvitationsTab.tsx';
import { PasteTab } from './PasteTab.tsx';
import { PosterTab } from './PosterTab.tsx';

const tabs = [
  { name: 'paste', label: 'members.pasteTab' },
  { name: 'poster', label: 'members.posterTab' },
  { name: 'invitations', label: 'members.invitationsTab' },
] as const satisfies readonly { name: string; label: PhraseKey }[];
type Tab = (typeof tabs)[number]['name'];

const contents = { paste: PasteTab, poster: PosterTab, invitations: InvitationsTab } as const satisfies Record<Tab, unknown>;

/** Ways into the club: invitations by e-mail, a poster for everybody, and what became of both (mockups o10, o10b). */
export default function AddUsers({ id = '' }: ScreenProps) {
  const t = useT();
  const { name: current } = tabs.find(({ name }) => name === id.toLowerCase()) ?? tabs[0];
  const Content = contents[current];
  return (
    <Content
      below={
        <TabLinks
          label={t('members.addPeople')}
          current={current}
          tabs={tabs.map(({ name, label }) => ({
            name,
            label: t(label),
            to: name === 'paste' ? pathTo('AddUsers') : pathTo('AddUsers', name),
          }))}
        />
      }
    />
  );
}
