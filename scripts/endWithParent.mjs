// Loaded before the programs that start.mjs starts: they end as by SIGTERM when it is gone, even by SIGKILL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref(); // the channel must not keep a finished program alive
