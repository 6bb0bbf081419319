import { Notes } from '../../members/notes/public.ts';
import { MemberTasks } from '../../members/tasks/public.ts';
import classes from './TasksAndNotes.module.css';

export function TasksAndNotes({ userId, name }: { userId: number; name: string }) {
  return (
    <div className={classes['columns']}>
      <MemberTasks userId={userId} name={name} />
      <Notes userId={userId} />
    </div>
  );
}
