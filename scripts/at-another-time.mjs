// Imported first, lets a process and those that it starts live at LIVES_AT (ISO), from where its clock goes on as ever.
const aheadMs = new Date(process.env.LIVES_AT).getTime() - Date.now()
const { now } = Date

Date.now = () => now() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [Date.now()] : given, made),
})
