import { foldWord } from './fold.ts'
import type { NeedName } from './needs.ts'

/** The name of each need among a vendor's services. */
export const labels: Record<NeedName, string> = {
  doctor: 'Doctors',
  dentist: 'Dentists',
  eyes: 'Eye care',
  medicine: 'Medicines',
  labtest: 'Lab tests',
  fitness: 'Fitness',
  vet: 'Pet care',
  flight: 'Flights',
  train: 'Trains',
  bus: 'Buses',
  cab: 'Cabs',
  carservice: 'Car and bike service',
  fuel: 'Fuel and tolls',
  hotel: 'Hotels',
  pg: 'Homes to rent',
  eatingout: 'Tables',
  fooddelivery: 'Meals delivered',
  groceries: 'Groceries',
  cake: 'Cakes and sweets',
  gift: 'Gifts',
  flowers: 'Flowers',
  salon: 'Salon',
  plumber: 'Plumbers',
  electrician: 'Electricians',
  appliance: 'Appliance repair',
  cleaning: 'Cleaning',
  chef: 'Cooks at home',
  pests: 'Pest control',
  movers: 'Packers and movers',
  carpenter: 'Carpenters and painters',
  laundry: 'Laundry and tailoring',
  courier: 'Courier',
  legal: 'Documents and law',
  photo: 'Photography',
  puja: 'Puja',
  wedding: 'Weddings and parties',
  movie: 'Cinema and events',
  streaming: 'Streaming',
  sports: 'Sports',
  electricity: 'Electricity bills',
  recharge: 'Recharge and internet',
  utilities: 'Gas, water and rent',
  creditcard: 'Card bills and transfers',
  bank: 'Banking and investing',
  insurance: 'Insurance',
  tax: 'Taxes',
  school: 'School fees',
  tuition: 'Classes',
  exam: 'Examinations',
  stationery: 'Books and stationery',
  clothes: 'Clothes and shoes',
  electronics: 'Electronics',
  furnishing: 'Furniture and home',
  jewellery: 'Jewellery',
  baby: 'Baby care',
}

const byLabel = new Map(Object.entries(labels).map(([name, label]) => [foldWord(label), name as NeedName]))

/** Returns the need with a service's name; null for other services. */
export const needCalled = (service: string): NeedName | null => byLabel.get(foldWord(service)) ?? null

/** A service that is not a need: delivery within the hour. */
export const quickDelivery = 'Delivery within minutes'
