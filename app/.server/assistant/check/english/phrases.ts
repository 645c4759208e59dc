import type { PatternGroup } from '../patterns.ts'

/** Fixed words: joined and divided ones, verbs that go with one noun, idioms, apostrophes, capitals. */
export const PHRASES: readonly PatternGroup[] = [
  {
    family: 'compound',
    rule: 'en.compound',
    lines: `
[alot>a lot]
[infact>in fact]
[aswell>as well]
[eventhough>even though]
[inorder>in order]
[infront>in front]
[everytime>every time]
[noone>no one]
[atleast>at least]
[ofcourse>of course]
[upto>up to]
[thankyou>thank you]
[incase>in case]
? [alright>all right]
[allright>all right]
[abit>a bit]
[allways>always]
[somuch>so much]
[eachother>each other]
[aslong>as long]
[inspite>in spite]
[insted>instead]
[atall>at all]
[highschool>high school]
[icecream>ice cream]
[can not>cannot] ^only
[my self>myself]
[your self>yourself]
[him self>himself]
[her self>herself]
[them selves>themselves]
[our selves>ourselves]
[it self>itself]
[any body>anybody]
[any thing>anything]
[some body>somebody]
[some thing>something]
[every body>everybody]
[every thing>everything]
[no body>nobody]
[with out>without]
[out side>outside]
[in side>inside] ^of
[birth day>birthday]
[week end>weekend]
[home work>homework]
[class room>classroom]
[how ever>however]
[what ever>whatever]
^to [further more>furthermore]
[more over>moreover]
[never the less>nevertheless]
[there fore>therefore]
[al though>although]
[other wise>otherwise] ^{np}
[mean while>meanwhile]
[some times>sometimes] ^{num}|when
[all ready>already] ^to
[al ready>already]
?[all so>also]
[to gether>together]
[a nother>another]
this|that|every|good|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday [after noon>afternoon]
[news paper>newspaper]
[in stead>instead]
[now a days>nowadays]
[now days>nowadays]
? [in to>into] ^{v}|be
? [on to>onto] ^{v}
log|logged|sign|signed|check|checked [into>in to] my
? please [login>log in] to|with|and|again
to|cannot|can't|could|couldn't [login>log in] ^page
to|please|will|can|you [setup>set up] ^{n}
to|please|will|can [checkout>check out] the|our|my|this
to|will|can|must|please|i|we [workout>work out] 
to|please|will|can|must|should|could|not|cannot|can't [backup|backout|cleanup|shutdown|pickup|followup|rollback|rollout|breakdown|startup|signup|logout|lookup|catchup|sendout|setback|handout|handover|kickoff|payback|printout|checkin|turnoff|turnon|fillout|showup|giveup|wakeup|dropoff|makeup|standby|signin|signout|logon>back up|back out|clean up|shut down|pick up|follow up|roll back|roll out|break down|start up|sign up|log out|look up|catch up|send out|set back|hand out|hand over|kick off|pay back|print out|check in|turn off|turn on|fill out|show up|give up|wake up|drop off|make up|stand by|sign in|sign out|log on] the|a|an|my|your|our|his|her|their|this|that|these|it|all|some|with|for|on|at|in|to|and|everything|before|after|of|.
`,
  },
  {
    family: 'phrase',
    rule: 'en.phrase',
    lines: `
[do|make a mistake|mistakes>make =1 =2]
[did a mistake>made a mistake]
[did mistakes>made mistakes]
[doing a mistake>making a mistake]
[doing mistakes>making mistakes]
[do a decision>make a decision]
[did a decision>made a decision]
[do an effort>make an effort]
[did an effort>made an effort]
[do a complaint>make a complaint]
[do progress>make progress]
[did progress>made progress]
[make my|your|his|her|their|the homework>do =1 =2]
[made my|your|his|her|their|the homework>did =1 =2]
[make homework>do homework]
[make sport|sports|exercise|exercises>do =1]
[making sport|sports>doing =1]
[make the dishes|shopping|housework|laundry>do =1 =2]
[make a photo|picture|shower|break|walk|trip|exam|test>take =1 =2]
[made a photo|picture|shower|break|walk|exam|test>took =1 =2]
[make photos|pictures>take =1]
[made photos|pictures>took =1]
[making photos|pictures>taking =1]
[make a party>have a party]
[made a party>had a party]
[make an exam>take an exam]
[make a question>ask a question]
[made a question>asked a question]
[do a question>ask a question]
[make questions>ask questions]
[make a favor|favour>do =1 =2]
[make business>do business]
[make research>do research]
[make damage>cause damage]
[say|tell the truth>tell =1 =2]
[say|says me|him|her|us|them>tell|tells =1]
[said me|him|her|us|them>told =1] that|to|about|.|how|what|why|when|i|she|he|they|it|we|you
{sub}|he|she [tell|told that>say|said that]
[win money|a salary>earn =1]
[earn a|the prize|game|match>win =1 =2]
{sub}|{modal}|to [learn|learned|learnt {obj}|you|people|children english|how|to|spanish|many|a|new>teach|taught|taught =1 =2]
[borrow me|him|us>lend =1]
[can you borrow me>can you lend me]
[remember me to|of|about|that>remind =1 =2]
[remember me the>remind me of the]
i [have {num} years>am =1 years old] .|and|old
he|she [has {num} years>is =1 years old] .|and|old
[have|has hungry|thirsty|cold|hot|sleepy|afraid>am|is =1]
[it|this|that has|have sense>=0 makes sense]
[has sense>makes sense]
[have sense>make sense]
[don't|doesn't have sense>=0 make sense]
[open the light|tv|television|computer>turn on =1 =2]
[close the light|tv|television|computer>turn off =1 =2]
[opened the light|tv>turned on =1 =2]
[closed the light|tv>turned off =1 =2]
[revert back>reply/get back to me]
[return back>return]
[returned back>returned]
[repeat again>repeat]
[reply back>reply]
[raise up>raise]
[discuss together>discuss]
[assist|assisted to the|a|class|classes>attend|attended =2]
[for all intensive purposes>for all intents and purposes]
[one in the same>one and the same]
[i could care less>I couldn't care less]
[nip it in the butt>nip it in the bud]
[irregardless>regardless]
[suppose to>supposed to] ^be
{be}|was|were|am|is|are|not [suppose to>supposed to]
#|and|but {sub} [use to>used to] {v}
[on accident>by accident]
[for example like>for example]
[in a hurry up>in a hurry]
[good luck in>good luck with/good luck on]
[in my childhood times>in my childhood]
[most of time>most of the time]
[most of the times>most of the time]
[all the time long>all the time]
[on time>in time] for the|to catch
[at first place>in first place]
[first of all of>first of all]
[in last time>recently]
[by my own>on my own] ^{n}|{adj}
[by his|her|their|your|our own>on =1 own] ^{n}|{adj}
[look like if>look as if]
[in the year {year}>in =3]
[i'm|i am agree>I agree]
[thanks god>thank God]
[i look forward for>I look forward to]
[best regard>best regards]
[kind regard>kind regards]
[warm regard>warm regards]
[yours sincerelly|sincerly|sincerley>yours sincerely]
[more then>more than] ^{sub}
[less then>less than] ^{sub}
[rather then>rather than]
[other then>other than]
[better then>better than]
[as long like>as long as]
[very thanks>many thanks/thanks a lot]
[thank very much>thank you very much]
[thank for>thank you for]
[i thanks>I thank]
[sorry of|by the>sorry for the]
[i am|was interesting in>I =1 interested in]
{sub}|i'm|{be}|am|is|was|{be} very|really|so|always|not|most? [interesting>interested] in|to learn|to know|to work
i|we|i'm|we're|am|was|feel|felt very|so|really|quite|too? [boring|tiring|confusing|exciting|surprising|disappointing|frustrating|worrying|shocking|annoying|frightening|embarrassing|depressing|satisfying|amazing|exhausting>bored|tired|confused|excited|surprised|disappointed|frustrated|worried|shocked|annoyed|frightened|embarrassed|depressed|satisfied|amazed|exhausted] about|by|with|of|because|to|when|that|at|and i ^and
i|we am|was|are|were|feel|felt very|so|really|quite|too? [boring|tiring|confusing|exciting|surprising|disappointing|frustrating|worrying|shocking|annoying|frightening|embarrassing|depressing|satisfying|exhausting>bored|tired|confused|excited|surprised|disappointed|frustrated|worried|shocked|annoyed|frightened|embarrassed|depressed|satisfied|exhausted] .|about|by|with|of|because|to|when|that|at
i'm|we're very|so|really|quite|too? [boring|confusing|exciting|surprising|disappointing|frustrating|worrying|shocking|embarrassing|depressing>bored|confused|excited|surprised|disappointed|frustrated|worried|shocked|embarrassed|depressed]
film|movie|book|lesson|lecture|class|course|game|trip|story|job|journey|news|match|concert|it|this|that|weather {be}|was very|so|really|quite|too? [bored|tired|confused|excited|surprised|disappointed|frustrated|shocked|interested|amazed>boring|tiring|confusing|exciting|surprising|disappointing|frustrating|shocking|interesting|amazing] .|and|but|because|for ^by|with
a|an|the|very|most|such|really|so [interested|excited|bored>interesting|exciting|boring] book|film|movie|story|game|trip|job|topic|place|city|country|experience|news|thing|things|person|article|idea|offer|day|lecture|class|course|subject|match
`,
  },
  {
    family: 'apostrophe',
    rule: 'en.apostrophe',
    lines: `
he|she|it|everyone|everybody|nobody|someone|somebody|this|that [dont>doesn't]
[dont|doesnt|didnt|isnt|arent|wasnt|werent|couldnt|wouldnt|shouldnt|havent|hasnt|hadnt|youre|theyre|thats|whats|youve|theyve|weve|wheres|theres|heres|hes|shes|youll|theyll|itll|mustnt|neednt|aint>don't|doesn't|didn't|isn't|aren't|wasn't|weren't|couldn't|wouldn't|shouldn't|haven't|hasn't|hadn't|you're|they're|that's|what's|you've|they've|we've|where's|there's|here's|he's|she's|you'll|they'll|it'll|mustn't|needn't|ain't]
^the|a|of|this|modern|and [cant>can't] ^is|was
^the|my|your|his|her|our|their|{name}|his|father's|mother's|is|his [wont>won't] ^of
^{name}|by|of|with [ive>I've]
[im>I'm] ^.
[id>I'd] like|love|be|have|prefer|appreciate|rather
[ill>I'll] be|send|call|see|have|go|do|let|get|try|come|take|bring|make|tell|ask
[whos>who's/whose] ^{n}
[whos>whose] {n}
[todays|tomorrows|yesterdays|tonights>today's|tomorrow's|yesterday's|tonight's] ^.
last|next|this|every|each [weeks|months|years|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|nights|mornings>week's|month's|year's|monday's|tuesday's|wednesday's|thursday's|friday's|saturday's|sunday's|night's|morning's] {n}
[everyones|someones|anyones|nobodys|everybodys|somebodys>everyone's|someone's|anyone's|nobody's|everybody's|somebody's]
# [lets>let's] {v}
[its'>its]
a|an|one {num}? [days|weeks|years|hours|months|minutes>day's|week's|year's|hour's|month's|minute's] notice|work|pay|time|drive|walk|delay|holiday|rest
{num} [days|weeks|years|hours|months|minutes>days'|weeks'|years'|hours'|months'|minutes'] notice|pay|holiday
my|your|his|her|our|their [brothers|sisters|mothers|fathers|moms|dads|mums|friends|boss|bosss|wifes|husbands|teachers|neighbours|neighbors|grandmothers|grandfathers|parents|managers|sons|daughters|uncles|aunts|cousins|girlfriends|boyfriends|companys|dogs|cats|doctors|colleagues|partners>brother's|sister's|mother's|father's|mom's|dad's|mum's|friend's|boss's|boss's|wife's|husband's|teacher's|neighbour's|neighbor's|grandmother's|grandfather's|parents'|manager's|son's|daughter's|uncle's|aunt's|cousin's|girlfriend's|boyfriend's|company's|dog's|cat's|doctor's|colleague's|partner's] house|car|name|birthday|job|room|office|phone|number|wedding|email|advice|opinion|apartment|flat|party|computer|family|work|dog|bike|school|desk|address|friend|friends|place|book|money|health|life|bag|laptop|policy|website|business|kitchen|garden|clothes|hair|food|tail|name
the|this [companys|citys|countrys|teams|hotels|governments|managers|customers|childs|clients|schools|universitys|owners|buildings|restaurants|teachers|doctors|products|projects|employees|students|patients|ceos|worlds>company's|city's|country's|team's|hotel's|government's|manager's|customer's|child's|client's|school's|university's|owner's|building's|restaurant's|teacher's|doctor's|product's|project's|employee's|student's|patient's|CEO's|world's] name|policy|website|office|pool|staff|budget|success|performance|location|owner|history|decision|reputation|population|capital|economy|needs|address|opinion|house|car|report|profits|profit|income|parents|request|future|biggest|largest|best|most|first|main|new|kitchen|roof|goal|goals|manager|deadline|quality|price|results|lounge|restaurant|bar|entrance|reception|account|order|desk
the|womens|mens [childrens>children's] {n}
[womens|mens|childrens>women's|men's|children's] {n} ^{be}
`,
  },
]
