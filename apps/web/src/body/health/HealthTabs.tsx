import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { type PhraseKey, useT } from '../../platform/phrases.ts';

const views = ['health', 'sleep', 'stress', 'battery'] as const;
export type HealthView = (typeof views)[number];
const titles = {
  health: 'health.title',
  sleep: 'health.view.sleep',
  stress: 'health.view.stress',
  battery: 'health.view.battery',
} as const satisfies Record<HealthView, PhraseKey>;

export const healthViewOf = (name: string | undefined): HealthView =>
  views.find((view) => view === name?.toLowerCase()) ?? 'health';

export function HealthTabs({ current, to }: { current: HealthView; to: (view: HealthView) => string }) {
  const t = useT();
  return (
    <TabLinks
      label={t('health.views')}
      current={current}
      tabs={views.map((name) => ({ name, label: t(titles[name]), to: to(name) }))}
    />
  );
}
