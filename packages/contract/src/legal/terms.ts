import { delivery, orders } from '../constants/orders.ts'
import type { LegalDocument } from './document.ts'

const [fastest, slowest] = delivery.minutes

export const terms: LegalDocument = {
  opening: 'The agreement between you and the operator of this installation when you use Daily Planner.',
  short: [
    'What you write is yours. Use the planner for yourself and your household, within the law.',
    `You see what an order costs, including taxes, before you place it; for a list you take to a shop it’s an estimate. You can cancel an order for free until a shop was paid for it or has it ready, and when it comes more than ${orders.lateHours} hours late.`,
    'A reminder may not arrive. Never rely on one alone when health or safety depends on it.',
    'Our liability is capped at what you paid us in the last 12 months. Indian law applies.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who you are dealing with',
      blocks: [
        { part: 'operator' },
        'By creating an account you accept these terms and confirm that you are 18 or older and legally able to enter a contract (Indian Contract Act, 1872). Someone younger may have an account only as a child in the household of a parent or guardian, who accepts these terms for them. If you do not accept them, please do not use the planner. This is an electronic record under the Information Technology Act, 2000 and needs no signature.',
      ],
    },
    {
      id: 'what-it-is',
      heading: 'What Daily Planner does',
      blocks: [
        'It turns your sentences into reminders and alerts you, plans Indian meals, keeps a shopping cart, suggests vendors and services, passes on orders, and can import your Google Calendar. You can read our legal texts without an account. The planner itself is free; you pay for what you order.',
        'We improve it all the time, and may change or discontinue parts of it. If we discontinue something you use, we’ll tell you in the planner and give you time to export your data.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Use a real email address. It’s how we reach you and how you reset your password.',
            'Keep your password secret. You are responsible for activity on your account unless it was not your fault. Tell us right away if someone else got in.',
            'One person, one account. Do not verify a phone number that is not yours.',
            'You can delete your account at any time in your settings. We may close an account that breaks these terms, after a warning unless the matter is urgent.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        'Please do not: break the law; send messages to people who do not want them; try to read other people’s data; upload anything harmful, hateful, obscene or stolen; disrupt, overload or copy the service; or automate it beyond its documented API and limits.',
        'What you write stays yours. You allow us to store and process it only to run the planner for you. The planner’s own text, artwork, recipes and code belong to us or our licensors; you may use them for yourself and your household.',
      ],
    },
    {
      id: 'reminders',
      heading: 'Reminders and messages',
      blocks: [
        'Our software interprets what you write. Please check the date and time it understood, which it shows before and after you save.',
        'Networks, phones, browsers and providers can fail. We send each alert once and record whether it arrived, but cannot promise that it arrives, or when. **Do not rely on a reminder alone when health, safety, money or a legal deadline depends on it.**',
        'Alerts are service messages that you opt in to, channel by channel. Your mobile operator may charge you for receiving them abroad.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and taxes',
      blocks: [
        '**Prices are in Indian rupees (INR), including taxes**: items are shown before tax, and the total you confirm includes GST. Where a shop sells to you directly, it sets its own prices, and our total is an estimate.',
        'We calculate GST at 18% of the subtotal: half CGST, half SGST. Shelf prices of groceries usually include GST already, often at 0 or 5%, so what a shop charges may differ, and its own bill counts. Our bill for an order shows each item’s HSN or SAC code. Until the seller’s GSTIN is configured, a bill is an order summary and not a tax invoice, and says so.',
        'A price we don’t set ourselves is marked as quoted. An order with a quoted price can’t be paid or confirmed until we accept the price, and you can cancel it until then. If a price is obviously wrong, we may decline the order and refund what was paid.',
      ],
    },
    {
      id: 'orders',
      heading: 'Orders and payment',
      blocks: [
        {
          list: [
            'An order is your offer. It is **pending** until it is **confirmed**, by your payment or by us. The contract is formed at that point.',
            'Where a vendor takes orders here, it gets yours with your name, address, PIN code, the time you chose and, if it is verified, your number, and answers it; a change of price or item needs your consent. Where none does, an order is **your list**: nobody delivers it from here, and you take it to a shop, which sells to you directly.',
            'You pay online through Razorpay, if it is connected (UPI, cards, net banking), or the shop itself: on delivery, or by UPI to its own UPI ID. A UPI payment counts as received once the shop says so; we never see it. Card and bank details go only to Razorpay, under its own terms.',
            'An order contains exactly what the screen showed when you placed it. If the cart has changed in the meantime, nothing is ordered and you see the updated cart.',
            `We add no delivery charge to an order, above ₹${delivery.freeOverRupees} or below it. Where the operator or a vendor delivers, it usually takes ${fastest} to ${slowest} minutes within a city; services and gifts arrive at the agreed time. Times are estimates. They do not apply to a list that you take to a shop.`,
          ],
        },
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation, returns and refunds',
      blocks: [
        {
          table: {
            head: ['When', 'What you can do', 'What you get back'],
            rows: [
              ['Pending', 'Cancel it yourself under Orders', 'Everything; cancelling is free'],
              [
                'Confirmed',
                `Cancel it yourself under Orders until a shop was paid for it or has it ready, or when it is ${orders.lateHours} hours late; otherwise write to us before it is on its way, and we’ll cancel it unless it has already been made or bought for you`,
                'Everything you paid',
              ],
              [
                'Delivered: wrong, damaged, spoilt or not as described',
                'Choose “Report a problem” on the order, or write to us, within 48 hours for fresh food, 7 days for anything else',
                'A replacement or a refund, as you choose',
              ],
              [
                'Delivered in good condition',
                'Fresh food and completed services can’t be returned; other goods, unopened, within 7 days',
                'A refund, after we have received them',
              ],
              ['Never delivered', 'Write to us', 'Everything'],
            ],
          },
        },
        'Refunds go to your original payment method. We start them within 2 working days; banks usually take 5 to 7 more. Cash payments are refunded by bank transfer or UPI. If we cancel, you pay nothing.',
        'None of this limits your rights under the Consumer Protection Act, 2019.',
      ],
    },
    {
      id: 'e-commerce',
      heading: 'Notices under the E-Commerce Rules, 2020',
      blocks: [
        { part: 'grievance' },
        {
          list: [
            '**Sellers**: each item names its vendor, with contact details if we have them. Ask us for more about a vendor, and we’ll share what we have.',
            '**How suggestions are ranked**: by how well a vendor’s services match your reminder or item, whether it serves your city or all of India, its price level, how soon it’s due, and how you and others rated it. Nobody pays to be listed, and there are no sponsored entries. Your own shops come first, then vendors that take orders here, nearest by PIN code. Nothing is called fastest or cheapest without times or prices.',
            '**Ratings** come from people with an account here, one rating per person for each vendor. Vendors without ratings are marked as such.',
            '**Country of origin**: services and freshly cooked food have none; packaged goods show it on their label, and the vendor will tell you on request.',
            '**No tricks**: we never add anything to your cart or tick a box for you.',
          ],
        },
      ],
    },
    {
      id: 'others',
      heading: 'Third-party vendors and services',
      blocks: [
        'The directory lists vendors and service providers based on public information. A listing is not an endorsement, and their names and trademarks belong to them. A contract you make with one outside the planner is between you and them.',
        'Google, Razorpay, WhatsApp and others that you connect or use have their own terms.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We run the planner with care and provide it “as is” and “as available”. See also the [Disclaimer](/legal/disclaimer) on food, health and reminders.',
        'As far as the law allows, we are not liable for indirect loss, such as lost profit, lost data that you could have exported, or a missed appointment, and **our total liability is capped at the amount you paid us in the last 12 months** before the claim arose.',
        'Nothing here limits liability for death or injury caused by negligence, for fraud or wilful misconduct, for defective products, or where the law does not allow it to be limited. Neither you nor we are liable for events beyond our control: disasters, strikes, network or power failures, acts of government.',
        'If you deliberately break these terms and others make a claim against us because of it, you will cover our resulting costs.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        '**Indian law applies**, and the courts of India have jurisdiction. Please talk to us first: write to the contact above, and we’ll reply within 48 hours.',
        'As a consumer you may always go to the consumer commission where you live or work (section 34 of the Consumer Protection Act, 2019), or call the National Consumer Helpline at 1915.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and general terms',
      blocks: [
        'If we change these terms to your disadvantage, we’ll tell you in the planner at least 15 days in advance. If you do not agree, delete your account before then. Orders already placed keep the terms that applied when you ordered.',
        'If any part of these terms is invalid, the rest still applies. If we don’t enforce a right once, we don’t give it up.',
      ],
    },
  ],
}
