// Loaded before a child's own program (`node --import`): however its parent ends, killed too, the channel to it closes.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
