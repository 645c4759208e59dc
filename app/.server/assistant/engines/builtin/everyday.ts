/**
 * Things that every reader of English knows. Tagged texts hold few kettles and elephants, so by its count such a word looks
 * rare, and a definition of it explains nothing.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  (
    'kettle teapot flour bread butter cheese lemon banana cherry peach pear melon carrot onion garlic tomato lettuce cabbage spinach mushroom bean noodle pasta pizza sandwich burger sausage bacon ham steak soup salad sauce mustard ketchup vinegar honey jam cookie biscuit cake muffin pancake pastry chocolate candy dessert yogurt yoghurt cream milk juice soda beer wine coffee tea pepper sugar cereal snack lunch dinner breakfast supper brunch recipe dough oven stove fridge freezer microwave toaster blender spoon fork knife plate bowl mug glass bottle napkin ' +
    'laptop computer keyboard printer screen mouse phone smartphone tablet charger battery headphone camera television remote radio email website online password username login download upload internet software folder browser ' +
    'lion tiger elephant giraffe zebra monkey bear wolf fox rabbit hamster mouse snake lizard frog turtle spider insect butterfly mosquito puppy kitten parrot pigeon chicken duck goose turkey sheep goat donkey dolphin shark whale penguin ' +
    'sofa couch armchair curtain carpet pillow blanket mattress drawer wardrobe cupboard shelf lamp mirror towel soap shampoo toothbrush toilet shower bathtub sink faucet bucket broom vacuum laundry iron ladder hammer screwdriver nail screw fence garage basement attic balcony elevator stairs staircase doorbell keyring umbrella suitcase backpack wallet purse jacket sweater hoodie shirt skirt jeans trousers sock shoe boot sandal glove scarf necklace earring bracelet ' +
    'bicycle bike scooter motorcycle motorbike truck taxi subway airport suitcase luggage passport ticket hotel hostel beach swimming picnic barbecue birthday wedding holiday vacation weekend festival concert cinema theatre theater museum library supermarket bakery pharmacy restaurant cafe playground football soccer basketball tennis hockey goalkeeper teammate coach gym ' +
    'teacher nurse doctor dentist plumber waiter waitress cashier chef lawyer neighbour neighbor roommate boyfriend girlfriend grandma grandpa grandmother grandfather toddler teenager kid uncle aunt cousin niece nephew landlord ' +
    'headache fever cough flu stomach elbow shoulder ankle knee finger thumb beard tooth cavity bruise pill snowman sunshine rainbow thunder lightning cloudy rainy sunny windy snowy funny tasty crispy noisy cozy messy lovely nice pretty awesome boring'
  ).split(' '),
)
