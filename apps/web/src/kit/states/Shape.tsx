import type { FunctionComponent } from 'react';
import type { ScreenShape } from '../../platform/screen.ts';
import { Bone, FigureBones, FormBones, Identity, lines, Row, Tabs } from './Bones.tsx';
import classes from './Skeleton.module.css';

export function Shape({ shape }: { shape: ScreenShape }) {
  const Screen = shapes[shape];
  return <Screen />;
}

const Overview = () => (
  <>
    <FigureBones />
    <Bone height={220} />
  </>
);

const List = () => (
  <>
    <Bone width="min(100%, 300px)" height={36} />
    {lines(8).map((row) => (
      <Row key={row} row={row} />
    ))}
  </>
);

const Form = () => <FormBones fields={6} />;

const Sections = () => (
  <div className={classes['sections']}>
    <div className={classes['outline']}>
      {lines(9).map((entry) => (
        <Bone key={entry} width={60 + ((entry * 37) % 60)} height={14} />
      ))}
    </div>
    <FormBones fields={7} />
  </div>
);

const Message = () => (
  <>
    <Tabs tabs={3} />
    <div className={classes['member']}>
      <div className={classes['form']}>
        <div className={classes['tabs']}>
          {lines(4).map((filter) => (
            <Bone key={filter} width={104 + ((filter * 29) % 40)} height={32} />
          ))}
        </div>
        <div className={classes['columns']}>
          <Bone height={36} />
          <Bone height={36} />
        </div>
        <div className={classes['figures']}>
          {lines(3).map((way) => (
            <Bone key={way} height={62} />
          ))}
        </div>
        <div className={classes['columns']}>
          <FormBones fields={2} />
          <FormBones fields={2} />
        </div>
      </div>
      <div className={classes['lines']}>
        <Bone width="60%" height={44} />
        <Bone height={36} />
        <Bone height={110} />
      </div>
    </div>
  </>
);

const Editor = () => (
  <div className={classes['editor']}>
    <div className={classes['lines']}>
      {lines(6).map((entry) => (
        <Bone key={entry} height={24} />
      ))}
    </div>
    <div className={classes['lines']}>
      {lines(3).map((part) => (
        <Bone key={part} height={150} />
      ))}
    </div>
    <div className={classes['lines']}>
      {lines(6).map((row) => (
        <Row key={row} row={row} />
      ))}
    </div>
  </div>
);

const Calendar = () => (
  <div className={classes['week']}>
    {lines(7).map((day) => (
      <div key={day} className={classes['lines']}>
        <Bone width="60%" />
        {lines(2 + (day % 3)).map((entry) => (
          <Bone key={entry} height={64} />
        ))}
      </div>
    ))}
  </div>
);

const Member = () => (
  <>
    <Tabs tabs={6} />
    <div className={classes['member']}>
      <div className={classes['lines']}>
        {lines(3).map((held) => (
          <Bone key={held} height={76} />
        ))}
        <div className={classes['columns']}>
          <Bone height={150} />
          <Bone height={150} />
        </div>
      </div>
      <div className={classes['lines']}>
        {lines(5).map((row) => (
          <Row key={row} row={row} />
        ))}
      </div>
    </div>
  </>
);

const Detail = () => (
  <>
    <Identity />
    <Bone height={42} />
    <div className={classes['columns']}>
      <Bone height={180} />
      <Bone height={180} />
    </div>
  </>
);

const shapes: Record<ScreenShape, FunctionComponent> = {
  overview: Overview,
  list: List,
  form: Form,
  sections: Sections,
  message: Message,
  editor: Editor,
  calendar: Calendar,
  member: Member,
  detail: Detail,
};
