import * as calendar from '@planner/contract/calendar'
import { namedDaysOf, placeOfCity } from '@planner/kitchen'
import { cityOfPerson } from '#features/location/city-of-person.ts'
import { route } from '#http/route.ts'

export const calendarRoutes = [
  route(calendar.namedDays, (_, { user, input }) => namedDaysOf(Number(input.year), placeOfCity(cityOfPerson(user)))),
]
