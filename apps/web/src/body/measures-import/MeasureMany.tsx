import { Page } from '../../kit/page/Page.tsx';
import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { FromFile } from './FromFile.tsx';
import { TypeMany } from './TypeMany.tsx';

const tabs = [
  { name: 'type', label: 'measureMany.type' },
  { name: 'file', label: 'measureMany.file' },
] as const;

export default function MeasureMany({ id = '' }: ScreenProps) {
  const t = useT();
  const current = id === 'file' ? 'file' : 'type';
  return (
    <Page
      title={t('measureMany.title')}
      back={pathTo('AthletesBiometrics')}
      below={
        <TabLinks
          label={t('measureMany.title')}
          current={current}
          tabs={tabs.map(({ name, label }) => ({
            name,
            label: t(label),
            to: name === 'type' ? pathTo('MeasureMany') : pathTo('MeasureMany', name),
          }))}
        />
      }
    >
      {current === 'file' ? <FromFile /> : <TypeMany />}
    </Page>
  );
}
