-- Who still waits for a class to come: the queue's job looks at these only, not at everybody who ever waited.
create index class_participants_waiting on class_participants ("ClassBegin") where "State" = 'Waiting';
