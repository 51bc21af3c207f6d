import type { LegalDocument } from './document.ts'

export const terms: LegalDocument = {
  opening: 'The agreement between you and the operator of this installation when you use Daily Planner.',
  short: [
    'What you write is yours. Use the planner for yourself and your household, within the law.',
    'You see the whole price, taxes included, before you order; a pending order can be cancelled at no cost.',
    'A reminder can fail to arrive. Never rely on one alone where health or safety depends on it.',
    'Our liability is capped at what you paid us in the last 12 months. Indian law applies.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who you deal with',
      blocks: [
        { part: 'operator' },
        'By opening an account you accept these terms and confirm that you are 18 or older and able to enter a contract (Indian Contract Act, 1872). If you do not accept them, please do not use the planner. This is an electronic record under the Information Technology Act, 2000 and needs no signature.',
      ],
    },
    {
      id: 'what-it-is',
      heading: 'What Daily Planner does',
      blocks: [
        'It reads reminders from your sentences and rings, plans Indian meals, keeps a shopping cart, suggests vendors and services, passes orders on, and can bring your Google Calendar along. Without an account you can read our legal texts. The planner itself costs nothing; you pay for what you order.',
        'We improve it all the time, and may change or end a part of it. If we end something that you use, we say so in the planner and leave you time to take your data along.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Give a true e-mail address; it is how we reach you and how you set a new password.',
            'Keep your password to yourself. What is done with your account counts as done by you, unless it was not your fault; tell us at once if somebody else got in.',
            'One person, one account. Do not verify a phone number that is not yours.',
            'You can end it at any time in your settings. We may close an account that breaks these terms, after a warning unless the matter cannot wait.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        'Please do not: break the law; send messages to people who do not want them; try to read other people’s data; upload what is harmful, hateful, obscene or stolen; disturb, overload or copy the service; or use it by machines beyond its documented interface and limits.',
        'What you write stays yours. You allow us to store and process it, only to run the planner for you. The planner’s own texts, drawings, recipes and code are ours or our licensors’; you may use them for yourself and your household.',
      ],
    },
    {
      id: 'reminders',
      heading: 'Reminders and messages',
      blocks: [
        'Software reads your words. Please look at the date and time that it understood, which it shows before and after you save.',
        'Networks, phones, browsers and providers fail. We hand each alert over once, and record what became of it, but cannot promise that it arrives or when. **Do not rely on a reminder alone where health, safety, money or a legal deadline depends on it.**',
        'Alerts are service messages that you ask for, channel by channel. Your operator may charge you for receiving abroad.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and taxes',
      blocks: [
        '**Prices are in Indian rupees (INR), including taxes**: lines are shown before tax, and the total that you are asked to confirm includes GST and everything else that you pay.',
        'GST is 18% of the subtotal, half of it CGST and half SGST. Each order shows rate and HSN or SAC code by line. Until the seller’s GSTIN is configured, a bill is an order summary and not a tax invoice, and says so.',
        'A price that we do not know ourselves is marked as quoted. Such an order can neither be paid nor confirmed before we have accepted the price, and you can cancel it until then. If a price is plainly wrong, we may refuse the order and give back what was paid.',
      ],
    },
    {
      id: 'orders',
      heading: 'Orders and payment',
      blocks: [
        {
          list: [
            'An order is your offer. It is **pending** until it is **confirmed**, by your payment or by us; with that the contract is made.',
            'You pay online through Razorpay, where it is connected (UPI, cards, net banking), or on delivery. Card, bank and UPI details go to Razorpay alone, under its own terms.',
            'An order holds exactly what the screen showed when you placed it. If the cart changed meanwhile, nothing is ordered and you are shown the new one.',
            'Delivery is free above ₹500. It usually takes 30 to 60 minutes within a city; services and gifts come at the time that is agreed. Times are estimates.',
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
              ['Pending', 'Cancel it yourself under Orders', 'Everything; there is no charge for cancelling'],
              [
                'Confirmed',
                'Write to us before it is on its way; we cancel it unless it was made or bought for you already',
                'Everything that was paid',
              ],
              [
                'Delivered: wrong, damaged, spoilt or not as described',
                'Write to us within 48 hours for fresh food, 7 days for anything else, with a picture if you can',
                'A replacement or the price, as you choose',
              ],
              [
                'Delivered, in order',
                'Fresh food and services done cannot be returned; other goods, unopened, within 7 days',
                'The price, after we have them back',
              ],
              ['Never delivered', 'Write to us', 'Everything'],
            ],
          },
        },
        'Refunds go back the way you paid. We start them within 2 working days; banks usually take 5 to 7 more. What was paid in cash comes back by bank transfer or UPI. If we cancel, you pay nothing.',
        'None of this takes away rights that the Consumer Protection Act, 2019 gives you.',
      ],
    },
    {
      id: 'e-commerce',
      heading: 'Notices under the E-Commerce Rules, 2020',
      blocks: [
        { part: 'grievance' },
        {
          list: [
            '**Sellers**: each line names its vendor, with contact details where we have them. Ask us for more about one, and we give what we hold.',
            '**How suggestions are ranked**: by how well a vendor’s services fit the words of your reminder or line, whether it serves your city or all of India, its price level, how soon the thing is due, and how you and others rated it. Nobody pays for a place, and we run no sponsored entries. “Fastest” and “best price” are computed from city and price level, and do not promise either.',
            '**Ratings** come from people with an account here, one each for a vendor. What nobody rated says so.',
            '**Country of origin**: services and freshly cooked food have none; packed goods carry it on their label, and the vendor tells it on request.',
            '**No tricks**: nothing is put into your cart, and no box is ticked, without you.',
          ],
        },
      ],
    },
    {
      id: 'others',
      heading: 'Vendors and services of others',
      blocks: [
        'The directory lists vendors and service providers by what is publicly known of them. That is no endorsement, and their names and marks are theirs. A contract that you make with one outside of the planner is between you and them.',
        'Google, Razorpay, WhatsApp and others that you connect or use have terms of their own.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We run the planner with care, as it is and as it is available. See also the [Disclaimer](/legal/disclaimer) on food, health and reminders.',
        'As far as the law allows, we are not liable for indirect loss, such as lost profit, lost data that you could have exported, or a missed appointment, and **our liability for everything together is capped at the amount that you paid us in the last 12 months** before the claim arose.',
        'Nothing here limits liability for death or injury by negligence, for fraud or intent, for defective products, or where the law does not let it be limited. Nobody is liable for what is beyond control: disasters, strikes, failures of networks or power, acts of government.',
        'If you break these terms on purpose and others claim against us for that, you make good what it costs us.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        '**Indian law applies**, and the courts of India decide. Let us talk first: write to the contact above, and we answer within 48 hours.',
        'As a consumer you may always go to the consumer commission where you live or work (section 34 of the Consumer Protection Act, 2019), or call the National Consumer Helpline at 1915.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and the rest',
      blocks: [
        'If we change these terms to your disadvantage, we tell you in the planner at least 15 days before. If you do not agree, delete your account until then; orders already made keep the terms of their day.',
        'If a sentence here does not hold, the others do. If we do not insist on a right once, we do not give it up.',
      ],
    },
  ],
}
