/** One phrase per line; the longest wins, so "excel at" takes the word away from the skill "Excel". */
export const NOT_SKILLS = `excel at
excel in
excel as
go to
go the extra
go above
go beyond
go live
go forward
go public
go home
go green
go further
on the go
ready to go
let's go
go ahead
go through
pick and go
word of mouth
word of
in other words
a word
every word
other word
key word
spring break
spring semester
spring term
spring season
spring cleaning
spring water
hot spring
spring quarter
access to
access for
have access
full access
easy access
equal access
access point
access road
internet access
remote access to
express lane
express mail
american express
federal express
holiday inn express
panda express
express yourself
express entry
express interest
express delivery
swift response
swift resolution
swift action
dart board
make sure
to make
make a
make the
make it
make an
make your
make our
lean on
lean in
slack off
cut some slack
assembly line
assembly lines
general assembly
national assembly
legislative assembly
state assembly
unity of
national unity
community unity
less than
more or less
no less
or less
rust belt
rust removal
ruby tuesday
chef de projet
color scheme
pension scheme
bonus scheme
benefit scheme
scheme of work
schemes of work
health scheme
at a glance
vitamin c
hepatitis c
class c
series c
grade c
section c
option c
c suite
c level
c section
hep c
type c
plan c
level c
group c
category c
c license
c corporation
c corp
c class
team up
express written consent
oracle of
spark interest
spark plug
spark plugs
spark joy
hive mind
notion of
the notion
swift code
office setting
office and field
field and office
outlook on
positive outlook
economic outlook
market outlook
zoom in
zoom out
strong outlook
rest of
the rest
rest area
rest home
teams of
our teams
all teams
react to
react quickly
reacts to
ability to react
react in
react calmly
angular momentum
spring training
safe working
safe environment
safe and
node of
lymph node
lymph nodes
latex gloves
latex allergy
latex free
cypress creek
cypress bay
cypress texas
cypress tx
cypress ca
jasmine rice
phoenix arizona
phoenix az
eclipse of
ember days
electron microscope
electron beam
flutter valve
atrial flutter
swing shift
swing bed
swing manager
swing trading
salt lake city
docker worker
reliable transportation
reliable transport
reliable means of
reliable vehicle
reliable car
reliable ride
reliable internet
dependable transportation
dependable vehicle
leadership team
senior leadership
executive leadership
campus leadership
local leadership
company leadership
to leadership
leadership meeting
leadership council
leadership conference
leadership course
leadership award
mass communication
data communication
process communication
network communication
electronic communication
communication engineering
communication network
communication system
communication protocol
communication equipment
communication device
communication link
proactive campaign
prediction accuracy
model accuracy
forecast accuracy
user friendly
customer friendly
family friendly
eco friendly
environmentally friendly
mobile friendly
flexible payment
flexible spending
flexible hours
flexible working
flexible work
flexible benefits
cooperative extension
cooperative agricultural
cooperative education
cooperative agreement
cooperative group
cooperative trust
motivated students
motivated staff
motivated employees
ministry of
genetic information
bar code
bar graph
bar chart
video conference
video conferencing
video traffic
video game
video recognition
video collaboration
sales channels
sales distribution channels
export and load
networking events
networking groups
networking opportunities
networking strategies
networking advice
through networking
personal networking
professional networking
strategically networking
about networking
networking with
day care surgery
day care unit
day care and inpatient
orchestration of
on camera
off camera
camera raw
sales literature
company literature
health savings account
during the hiring process
our hiring process
total rewards package
initiative to
initiative in
initiative that
initiative which
initiative for
initiative of
initiative by
development initiative
process initiative
sales initiative
lean initiative
corporate initiative
improvement initiative
outgoing call
outgoing correspondence
outgoing shipment
outgoing order
outgoing phone
outgoing payment
outgoing product
outgoing service
outgoing email
incoming and outgoing
incoming or outgoing
incoming outgoing
integrity of
accountability of
property accountability
equipment reliability
reliability of
st cloud
selling price
network address translation
cam reconciliation
cam charge
cisco unity
unity server
unity connection
cmm level
yoga pants
to the node
sales organization
student organization
technology organization
nonprofit organization
manufacturing and assembly
assembly planning
assembly drawings
api score
api 650
api 653
api 510
api 570
api 620
api 1104
api 5l
api standards
cisco express
outlook express
tax express
unity platform
first edition
second edition
third edition
2nd edition
3rd edition
edition of
express forwarding
communication collateral
communication materials
clean up initiative
cleanup initiative
key initiative
new initiative
business initiative
company initiative
global initiative
safety initiative
quality initiative
community initiative
research initiative
cms compliance
cms guidelines
cms requirements
coding of information
coding of invoices
coding invoices
invoice coding
floating point arithmetic
flexible workforce
flexible learning
reliable operation
ar`;
