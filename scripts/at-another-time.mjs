// Imported first, starts a process and its children at the time LIVES_AT (ISO), from where the clock runs normally.
const aheadMs = new Date(process.env.LIVES_AT).getTime() - Date.now()
const { now } = Date

Date.now = () => now() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [Date.now()] : given, made),
})
